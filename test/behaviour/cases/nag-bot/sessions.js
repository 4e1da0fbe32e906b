// a conversation per user. title and target are what the user is filling in
const sessions = new Map()

export function sessionOf(user) {
  if (!sessions.has(user)) sessions.set(user, { state: 'idle', title: null, target: null })
  return sessions.get(user)
}

export function reset(session) {
  session.state = 'idle'
  session.title = null
  session.target = null
}
