export interface Lamp { title: string; target: number }
export interface LampReply { success: boolean; data: Lamp[]; error: string | null }
export const lampReply: LampReply = { success: true, data: [{ title: 'Desk', target: 60 }], error: null }
export function lit(reply: LampReply): string {
  if (!reply.success) return reply.error ?? 'dark'
  return reply.data.map((lamp) => `${lamp.title}@${lamp.target}`).join()
}
