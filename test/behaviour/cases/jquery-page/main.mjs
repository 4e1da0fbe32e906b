import './browser.mjs'

const { create, done, removeAll, render, title } = await import('./page.mjs')
const { pictures } = await import('./gallery.mjs')

console.log(await new Promise((resolve) => render(resolve)))
const reply = await create('Juggle')
console.log(reply.success, reply.data.title, reply.data.target)
console.log((await done(reply.data.id, '2024-12-11')).success)
console.log(await removeAll(['h3']))
console.log(await title('h3'), await title('h1'))
console.log(await pictures())
window.close()
