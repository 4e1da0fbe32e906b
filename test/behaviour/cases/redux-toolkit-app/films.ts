import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Film {
  id: string
  title: string
  target: number
}

export const loadFilms = createAsyncThunk('films/load', async (): Promise<Film[]> => [
  { id: 'f1', title: 'Alien', target: 18 },
  { id: 'f2', title: 'Brazil', target: 15 },
])

const films = createSlice({
  name: 'films',
  initialState: { items: [] as Film[], best: '' },
  reducers: {
    retitled(state, action: PayloadAction<{ id: string; title: string }>) {
      const film = state.items.find(({ id }) => id === action.payload.id)
      if (film) film.title = action.payload.title
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadFilms.fulfilled, (state, action) => {
      state.items = action.payload
      state.best = action.payload[0]?.title ?? ''
    })
  },
})

export const { retitled } = films.actions
export default films.reducer
