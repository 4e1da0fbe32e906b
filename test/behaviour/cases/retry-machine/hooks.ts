// What our own event hub sends; it looks much like a habit but is not the service's.
export type HubEvent =
  | { type: 'habit.completed'; data: { title: string; streak: number } }
  | { type: 'movie.seen'; data: { title: string } }

export function announce(event: HubEvent): string {
  return event.type === 'habit.completed' ? `${event.data.title} x${event.data.streak}` : event.data.title
}
