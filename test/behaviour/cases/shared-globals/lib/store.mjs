let options = {}
export let latest = null

export const configure = (given) => {
  options = given
}

export async function refresh() {
  const response = await fetch(`${options.base}/habits`, { headers: { 'X-API-Key': options.key } })
  ;[latest] = (await response.json()).data
}
