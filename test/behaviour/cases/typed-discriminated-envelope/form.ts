/** The outcome of our own form. */
export type FormResult = { success: true; data: { title: string } } | { success: false; error: string }

export function validate(title: string): FormResult {
  return title.length > 2 ? { success: true, data: { title } } : { success: false, error: 'too short' }
}

export const describe = (result: FormResult) => (result.success ? result.data.title : result.error)
