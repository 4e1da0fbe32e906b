export async function listBooks() {
  const response = await fetch('https://books.example.com/shelf')
  const { success, data } = await response.json()
  return success ? data : []
}
