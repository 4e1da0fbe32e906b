import { z } from 'zod'

// What a person types into the settings of this tool.
const settings = z.object({ title: z.string(), target: z.coerce.number() })

export function readSettings(input: unknown): string {
  const safe = settings.safeParse(input)
  return safe.success ? `${safe.data.title}=${safe.data.target}` : `bad settings: ${safe.error.issues.length}`
}
