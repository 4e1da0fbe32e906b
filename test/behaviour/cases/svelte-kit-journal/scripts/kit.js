export const json = (data) => new Response(JSON.stringify(data))
export const fail = (status, data) => ({ status, data })
export function error(status, message) {
  throw Object.assign(new Error(message), { status })
}
