import { load, selectDone, selectLongest, selectTitles, setTarget, store } from './habits.ts'

const stop = store.subscribe(({ status, byId, error }) => console.log(status, Object.keys(byId).length, error ?? '-'))
await load()
await setTarget('h2', 9)
await setTarget('h3', 5)
stop()
const state = store.get()
console.log(selectTitles(state), selectDone(state), selectLongest(state)?.title)
console.log(state.byId.h2.target, state.byId['h3'].target)
