export async function mine() {
  const { best, cards } = await $fetch('/api/mine', { method: 'POST', body: { least: 8 } })
  return [best.title, best.target, ...cards.map((card) => card.title)]
}
