// @flow
import type { Draft, Habit } from './types';

const { call } = require('./client');

const all = (): Promise<Array<Habit>> => call<Array<Habit>>('/habits');
const byId = (id: string): Promise<Habit> => call<Habit>(`/habits/${id}`);
const add = (draft: Draft): Promise<Habit> => call<Habit>('/habits', { method: 'POST', body: draft });
const checkIn = (habitId: string, date: string): Promise<mixed> =>
  call<mixed>('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } });

module.exports = { add, all, byId, checkIn };
