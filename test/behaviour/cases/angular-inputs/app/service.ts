import { HttpClient } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
import { map, shareReplay } from 'rxjs'
import type { Habit } from './model.ts'

const base = `${process.env['HABIT_API']}/api/v1`
const headers = { 'X-API-Key': process.env['HABIT_API_KEY'] ?? '' }

@Injectable({ providedIn: 'root' })
export class HabitService {
  private readonly http = inject(HttpClient)
  list() {
    return this.http.get<{ success: boolean; data: Habit[]; error: string | null }>(`${base}/habits`, { headers }).pipe(map((body) => body.data), shareReplay(1))
  }
  save(habit: Habit) {
    return this.http.put(`${base}/habits/${habit.id}`, habit, { headers })
  }
}
