const books = [{ id: 'b1', title: 'Momo', target: 3, streak: 2 }]

export async function GET() {
  return Response.json(books)
}
