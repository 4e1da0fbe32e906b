// answers of another kind, which carry more than they came with as well
export async function albums() {
  const response = new Response(JSON.stringify({ data: { title: 'Low', streak: 1, unit: 'times' } }))
  response.payload = await response.json()
  response.payload.data.notes = ['side A']
  return response
}
