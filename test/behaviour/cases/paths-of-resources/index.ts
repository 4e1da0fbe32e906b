import { Areas, Logs, Notes } from './resources.ts'
import { Songs } from './songs.ts'
import { Transport } from './transport.ts'

const transport = new Transport(new URL('/api/v1/', process.env.HABIT_API), process.env.HABIT_API_KEY!)
const notes = new Notes(transport)

await notes.add('h1', 'slower')
console.log((await notes.list('h1')).map((note) => note.text))
console.log((await new Logs(transport).of('h1')).length, await new Areas(transport).list())
for (const song of new Songs().read('')) console.log(song.title, song.target)
