import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const service = `import { HttpClient } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
export interface Habit { id: string; title: string; target: number }
@Injectable({ providedIn: 'root' })
export class HabitService {
  private readonly http = inject(HttpClient)
  all() { return this.http.get<{ success: boolean; data: Habit[]; error: string | null }>(process.env['HABIT_API'] + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } }) }
}
`;
const spec = (
  asked: string,
): string => `import { HttpTestingController } from '@angular/common/http/testing'
import { TestBed } from '@angular/core/testing'
import { HabitService } from './habit.service'
it('lists habits', () => {
  TestBed.inject(HabitService).all().subscribe((reply) => expect(reply.data[0].title).toBe('Walk'))
  const http = TestBed.inject(HttpTestingController)
  http.expectOne(${asked}).flush({ success: true, data: [{ id: '1', title: 'Walk', target: 2 }], error: null })
  http.expectOne((r) => r.url.endsWith('/api/v1/films')).flush({ success: true, data: [{ title: 'Heat', target: 2 }] })
})
`;

test.each([
  ["process.env['HABIT_API'] + '/api/v1/habits'", "process.env['HABIT_API'] + '/api/v2/habits'"],
  ["(r) => r.url.endsWith('/api/v1/habits')", "r.url.endsWith('/api/v2/habits')"],
  [
    "(req) => req.method === 'GET' && req.url === process.env['HABIT_API'] + '/api/v1/habits'",
    "req.url === process.env['HABIT_API'] + '/api/v2/habits'",
  ],
  [
    "(r) => r.method === 'GET' && r.url.includes('/api/v1/habits')",
    "r.url.includes('/api/v2/habits')",
  ],
])("a request that a test asks for by %s is answered as v2 does", (asked, becomes) => {
  const { files } = migrated({ "habit.service.ts": service, "habit.service.spec.ts": spec(asked) });
  const after = files["habit.service.spec.ts"] ?? "";
  expect(after).toContain(becomes);
  expect(after).toContain("flush({ data: [{ id: '1', name: 'Walk', goals: [{");
  expect(after).toContain(
    "endsWith('/api/v1/films')).flush({ success: true, data: [{ title: 'Heat'",
  );
});
