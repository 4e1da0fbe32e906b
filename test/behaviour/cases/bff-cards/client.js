// the browser's side: knows our own api only
export const makeClient = (origin) => async (method, path, body) => {
  const res = await fetch(`${origin}/api/habits${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { success, data, error } = await res.json()
  return success ? data : `${res.status} ${error}`
}

export const text = ({ title, subtitle, badge }) => `${title} | ${subtitle} | ${badge ?? '-'}`
