import './browser.mjs'

const { create, done, notes, render, title, today } = await import('./page.mjs')
const { weather } = await import('./weather.mjs')

console.log(await new Promise((resolve) => render(resolve)))
console.log(await today())
const made = await create('Juggle')
console.log(made.title, made.target, made.streak)
console.log(await done(made.id, '2024-12-11'), await notes('h1'))
console.log(await title('h1'), await title('h9'))
console.log(await weather())
window.close()
