// runs on the kiosk, talks to the box in the hall and to nobody else
export async function show(port) {
  const res = await fetch(`http://127.0.0.1:${port}/api/v1/habits`)
  const body = await res.json()
  if (body.success) {
    for (const row of body.data) console.log(row.title, row.streak, row.target)
  }
  const wrong = await fetch(`http://127.0.0.1:${port}/api/v1/menu`)
  const { success, error } = await wrong.json()
  console.log(success, error)
}
