'use client'

import { useEffect, useState } from 'react'

type Card = { title: string; target: string }

export function Widget() {
  const [cards, setCards] = useState<Card[]>([])
  useEffect(() => {
    const load = async () => {
      const response = await fetch('/api/widget')
      setCards(await response.json())
    }
    load()
  }, [])
  return <ol>{cards.map((card) => <li key={card.title}>{card.title} {card.target}</li>)}</ol>
}
