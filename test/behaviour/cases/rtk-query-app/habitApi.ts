import { baseApi, type Envelope } from './baseApi.ts'

export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export const habitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHabits: build.query<Habit[], void>({
      query: () => '/habits',
      transformResponse: (response: Envelope<Habit[]>) => response.data,
      providesTags: (habits = []) => habits.map(({ id }) => ({ type: 'habits' as const, id })),
    }),
    getToday: build.query<number, void>({
      query: () => ({ url: '/habits/today' }),
      transformResponse: ({ data }: Envelope<Habit[]>) => data.length,
    }),
    addHabit: build.mutation<Habit, Omit<Habit, 'id' | 'streak'>>({
      query: (body) => ({ url: '/habits', method: 'POST', body }),
      transformResponse: (response: Envelope<Habit>) => response.data,
    }),
    renameHabit: build.mutation<Habit, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `/habits/${id}`, method: 'PUT', body: { title } }),
      transformResponse: (response: Envelope<Habit>) => response.data,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data: saved } = await queryFulfilled
        dispatch(
          habitApi.util.updateQueryData('getHabits', undefined, (habits) => {
            const habit = habits.find((each) => each.id === id)
            if (habit) habit.title = saved.title
          }),
        )
      },
    }),
    checkIn: build.mutation<unknown, { habitId: string; date: string }>({
      query: ({ habitId, date }) => ({ url: '/habits/checkin', method: 'POST', body: { habitId, date, status: 'done' } }),
    }),
  }),
})

export const { useGetHabitsQuery, useGetTodayQuery, useAddHabitMutation, useRenameHabitMutation, useCheckInMutation } = habitApi
