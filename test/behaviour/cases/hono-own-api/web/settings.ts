export async function settings(): Promise<string> {
  const response = await fetch(`${process.env.WEB_ORIGIN}/api/settings`)
  const { title, unit, target } = (await response.json()) as { title: string; unit: string; target: number }
  return `${title} ${target} ${unit}`
}
