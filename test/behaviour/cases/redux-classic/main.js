import { applyMiddleware, combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { connect, Provider } from 'react-redux'
import { habits, load, rename, selectTitles } from './habits.js'
import { addTeam, teamNames, teams } from './teams.js'

const thunk = (store) => (next) => (action) =>
  typeof action === 'function' ? action(store.dispatch, store.getState) : next(action)

const store = createStore(combineReducers({ habits, teams }), applyMiddleware(thunk))

const List = ({ best, titles, names }) =>
  createElement('ul', { title: best?.title }, [...titles, ...names].map((text) => createElement('li', { key: text }, text)))

const Connected = connect((state) => ({
  best: Object.values(state.habits.entities).find((habit) => habit.streak === 15),
  titles: selectTitles(state),
  names: teamNames(state),
}))(List)

await store.dispatch(load())
store.dispatch(addTeam('Red', 7))
await store.dispatch(rename('h1', 'Evening run'))
console.log(store.getState().habits.last)
console.log(renderToStaticMarkup(createElement(Provider, { store }, createElement(Connected))))
