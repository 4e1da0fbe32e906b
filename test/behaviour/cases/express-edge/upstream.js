export const upstream = process.env.HABIT_API

export function forwardHeaders(req) {
  return {
    'x-api-key': process.env.HABIT_API_KEY,
    'content-type': 'application/json',
    accept: req.get('accept') ?? '*/*',
  }
}

export class UpstreamError extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}
