import { z } from 'zod'

/** What a person types in, before any of it is sent. */
export const formSchema = z.object({
  title: z.string().min(2),
  times: z.string().regex(/^\d+$/),
})

export function read(input: unknown): z.infer<typeof formSchema> | string {
  const result = formSchema.safeParse(input)
  return result.success ? result.data : `invalid: ${result.error.issues.map((issue) => issue.path.join('.')).join()}`
}
