import { renderToStaticMarkup } from 'react-dom/server'
import { Fridge } from './Fridge.tsx'
import { refresh, setHabits } from './store.ts'

const print = (title: string) => console.log(renderToStaticMarkup(<Fridge title={title} />))

print('Before')
await refresh()
print('After')
setHabits([])
print('Cleared')
