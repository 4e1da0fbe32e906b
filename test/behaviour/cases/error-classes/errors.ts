export class ApiError extends Error {
  readonly retryable: boolean = false
  constructor(message: string, readonly status: number) {
    super(message)
    this.name = new.target.name
  }

  static async from(response: Response): Promise<ApiError> {
    const { error } = (await response.json()) as { error: string | null }
    const text = error ?? response.statusText
    switch (response.status) {
      case 400:
        return new ValidationError(text, 400)
      case 404:
        return new NotFoundError(text, 404)
      default:
        return response.status >= 500 ? new ServerError(text, response.status) : new ApiError(text, response.status)
    }
  }
}

export class ValidationError extends ApiError {}
export class NotFoundError extends ApiError {}
export class ServerError extends ApiError {
  override readonly retryable = true
}
