import { Component, createElement as h } from 'react'
import { fetchHabits, saveTitle } from './api.mjs'

/** Keeps the habit with the longest streak, which the props bring. */
class Longest extends Component {
  state = { best: null, renders: 0 }

  static getDerivedStateFromProps({ habits }, state) {
    const [best = null] = [...habits].sort((left, right) => right.streak - left.streak)
    return { best, renders: state.renders + 1 }
  }

  render() {
    const { best } = this.state
    return h('p', { id: 'longest' }, best ? `${best.title} ${best.streak}` : 'none')
  }
}

class Poster extends Component {
  render() {
    const { poster } = this.props
    return h('i', { title: poster.title }, `${poster.title} ${poster.streak}`)
  }
}

export class Board extends Component {
  constructor(props) {
    super(props)
    this.state = { habits: [], loading: true, title: 'Board', error: null }
    this.rename = this.rename.bind(this)
  }

  async componentDidMount() {
    try {
      const habits = await fetchHabits()
      this.setState({ habits, loading: false })
    } catch (error) {
      this.setState({ error: error.message, loading: false })
    }
  }

  componentDidUpdate(_, before) {
    if (before.habits !== this.state.habits) {
      const total = this.state.habits.reduce((sum, habit) => sum + habit.target, 0)
      console.log(`${before.habits.length} -> ${this.state.habits.length}, ${total} in all`)
    }
  }

  async rename(id) {
    const { habits } = this.state
    const { title } = habits.find((habit) => habit.id === id)
    const saved = await saveTitle(id, `${title}!`)
    this.setState(
      (state) => ({ habits: state.habits.map((habit) => (habit.id === id ? { ...habit, title: saved.title } : habit)) }),
      () => console.log('saved', saved.title),
    )
  }

  render() {
    const { habits, loading, error } = this.state
    if (loading) return h('p', null, '...')
    if (error) return h('p', null, error)
    return h(
      'section',
      { title: this.state.title },
      habits.map((habit) =>
        h('button', { key: habit.id, id: habit.id, onClick: () => this.rename(habit.id) }, `${habit.title} (${habit.streak})`),
      ),
      h(Longest, { habits }),
      h(Poster, { poster: { title: 'Poster', streak: 1 } }),
    )
  }
}
