export interface Toast {
  title: string
  success: boolean
  error?: string
}

export const toasts: Toast[] = []
export const toast = {
  success: (title: string) => void toasts.push({ title, success: true }),
  error: (title: string, error: string) => void toasts.push({ title, success: false, error }),
}
