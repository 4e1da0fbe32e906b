import { createAsyncThunk, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as api from './api.ts'
import type { Habit } from './api.ts'
import type { RootState } from './store.ts'

export const loadHabits = createAsyncThunk('habits/load', api.listHabits)

export const addHabit = createAsyncThunk('habits/add', async (title: string, { rejectWithValue }) => {
  try {
    return await api.createHabit({ title, frequency: 'daily', target: 2, unit: 'times' })
  } catch (error) {
    return rejectWithValue((error as Error).message)
  }
})

export const rename = createAsyncThunk<Habit, { id: string; title: string }, { state: RootState }>(
  'habits/rename',
  async ({ id, title }, { getState }) => {
    const before = getState().habits.items.find((habit) => habit.id === id)
    console.log('renaming', before?.title, before?.target)
    return api.renameHabit(id, title)
  },
)

interface HabitsState {
  items: Habit[]
  status: 'idle' | 'loading' | 'failed'
  error: string | null
  title: string
}

const initialState: HabitsState = { items: [], status: 'idle', error: null, title: 'Habits' }

const habits = createSlice({
  name: 'habits',
  initialState,
  reducers: {
    checked(state, { payload }: PayloadAction<string>) {
      const habit = state.items.find((each) => each.id === payload)
      if (habit) habit.streak += 1
    },
    sorted: (state) => {
      state.items.sort((a, b) => a.title.localeCompare(b.title))
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadHabits.pending, (state) => {
        state.status = 'loading'
      })
      .addCase(loadHabits.fulfilled, (state, { payload }) => {
        state.status = 'idle'
        state.items = payload
      })
      .addCase(addHabit.fulfilled, (state, action) => {
        state.items.push(action.payload)
      })
      .addCase(rename.fulfilled, (state, action) => {
        state.items = state.items.map((habit) => (habit.id === action.payload.id ? action.payload : habit))
      })
      .addCase(rename.rejected, (state, action) => {
        state.error = action.error.message ?? 'failed'
      })
  },
})

export const { checked, sorted } = habits.actions
export default habits.reducer

export const selectHabits = (state: RootState) => state.habits.items
export const selectLabels = createSelector([selectHabits, (state: RootState) => state.habits.title], (items, title) =>
  items.map(({ title: name, streak }) => `${title}: ${name} (${streak})`),
)
