import useSWR from 'swr'

const forecast = async () => ({ title: 'Sunny', target: 24, streak: 3 })

export function Weather() {
  const { data } = useSWR('weather', forecast)
  return data ? <aside title={data.title}>{data.target} degrees, {data.streak} days</aside> : null
}
