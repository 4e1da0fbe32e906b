// @flow
const { load, save } = require('./api');
const { reducer } = require('./reducer');
const { crumbs } = require('./route');

let state = reducer(undefined, ({ type: '@@init' }: any));
const dispatch = (action) => { state = reducer(state, action); };

async function saveAll() {
  for (const id of state.dirty) {
    const reply = await save(state.habits[id]);
    if (reply.success) dispatch({ type: 'SAVED', habit: reply.data });
    else dispatch({ type: 'FAILED', error: reply.error || 'unknown' });
  }
}

async function main() {
  console.log(crumbs());
  const reply = await load();
  dispatch({ type: 'LOADED', habits: reply.data });
  dispatch({ type: 'RENAMED', id: 'h1', title: 'Run in the park' });
  dispatch({ type: 'RETARGETED', id: 'h1', target: 5 });
  dispatch({ type: 'RETARGETED', id: 'h3', target: 1 });
  console.log(state.dirty.join());
  await saveAll();
  for (const id of Object.keys(state.habits)) {
    const habit = state.habits[id];
    console.log(habit.title, habit.target, habit.streak);
  }
  dispatch({ type: 'LOADED', habits: [{ ...reply.data[0], id: 'gone' }] });
  dispatch({ type: 'RENAMED', id: 'gone', title: 'Gone' });
  await saveAll();
  console.log(state.error, state.dirty.length);
}

main();
