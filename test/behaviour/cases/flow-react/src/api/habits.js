/* @flow */
import type { Draft, Habit, HabitId, HabitView, Patch } from '../types/habit';
import { request } from './request';

export const fetchHabits = (): Promise<$ReadOnlyArray<HabitView>> => request<$ReadOnlyArray<HabitView>>('/habits');
export const createHabit = (draft: Draft): Promise<Habit> => request<Habit>('/habits', { method: 'POST', body: draft });
export const updateHabit = (id: HabitId, patch: Patch): Promise<Habit> =>
  request<Habit>(`/habits/${id}`, { method: 'PUT', body: patch });
export const checkIn = ({ id: habitId }: { +id: HabitId, ... }, date: string): Promise<mixed> =>
  request<mixed>('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } });
