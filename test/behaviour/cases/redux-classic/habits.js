import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit'

const request = (path, options = {}) =>
  fetch(`${process.env.HABIT_API}/api/v1/habits${path}`, {
    ...options,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  })
    .then((response) => response.json())
    .then(({ data }) => data)

const adapter = createEntityAdapter({ sortComparer: (a, b) => b.streak - a.streak })

const slice = createSlice({
  name: 'habits',
  initialState: adapter.getInitialState({ title: 'Habits', last: null }),
  reducers: {
    received: adapter.setAll,
    saved: (state, { payload }) => {
      adapter.upsertOne(state, payload)
      state.last = payload.title
    },
    renamed: {
      reducer: (state, action) => {
        adapter.updateOne(state, { id: action.payload.id, changes: { title: action.payload.name } })
      },
      prepare: (id, name) => ({ payload: { id, name } }),
    },
  },
})

export const { received, saved, renamed } = slice.actions
export const habits = slice.reducer

export const load = () => async (dispatch) => {
  dispatch(received(await request('')))
}

export const rename = (id, title) => async (dispatch, getState) => {
  dispatch(renamed(id, title))
  const { title: sent, target } = selectById(getState(), id)
  console.log('sending', sent, target)
  dispatch(saved(await request(`/${id}`, { method: 'PUT', body: JSON.stringify({ title: sent }) })))
}

export const { selectAll, selectById } = adapter.getSelectors((state) => state.habits)
export const selectTitles = createSelector(selectAll, (state) => state.habits.title, (list, title) =>
  list.map((habit) => `${title}/${habit.title}/${habit.frequency}/${habit.streak}`))
