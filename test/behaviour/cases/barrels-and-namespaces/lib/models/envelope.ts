export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}
