export async function outlook(city) {
  const res = await fetch(`https://weather.test/v1/outlook?city=${city}`)
  const { success, data } = await res.json()
  return success ? { title: data.title, unit: data.unit, target: data.target } : { title: 'unknown', unit: '', target: 0 }
}
