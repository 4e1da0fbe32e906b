import { memo, useReducer } from 'react'

interface Poster {
  title: string
  target: string
  streak: number
}

type Action = { type: 'next' } | { type: 'retitle'; title: string }

const reduce = (state: Poster, action: Action): Poster => {
  switch (action.type) {
    case 'next':
      return { ...state, streak: state.streak + 1 }
    case 'retitle':
      return { ...state, title: action.title }
  }
}

export const PosterCard = memo(function PosterCard({ poster }: { poster: Poster }) {
  const [state, dispatch] = useReducer(reduce, poster)
  return <aside onClick={() => dispatch({ type: 'retitle', title: 'Gone' })}>{state.title} {state.target} {state.streak}</aside>
})
