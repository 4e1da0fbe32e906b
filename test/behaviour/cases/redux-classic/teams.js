const initial = { list: [], title: 'Teams' }

export const addTeam = (title, target) => ({ type: 'teams/add', payload: { title, target, streak: 0 } })

export function teams(state = initial, action) {
  switch (action.type) {
    case 'teams/add':
      return { ...state, list: [...state.list, action.payload] }
    default:
      return state
  }
}

export const teamNames = (state) => state.teams.list.map((team) => `${team.title} ${team.target}`)
