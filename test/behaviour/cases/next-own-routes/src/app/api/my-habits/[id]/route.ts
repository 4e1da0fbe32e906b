import { renameHabit } from '@/lib/service'

// The form sends a heading; that is ours.
export async function PUT(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { title } = (await request.json()) as { title: string }
  return Response.json(await renameHabit(id, title))
}
