import { h } from 'vue'

const Bar = (props, { slots }) => h('b', { title: props.habit.title, style: { width: `${props.habit.target}px` } }, slots.default())

export default {
  props: ['habits'],
  data: () => ({ chart: { title: 'Streaks', data: [1, 2] } }),
  render() {
    return h('figure', { title: this.chart.title }, [
      ...this.habits.map((habit) => h(Bar, { habit, key: habit.id }, { default: () => `${habit.title}: ${habit.streak}` })),
      h('figcaption', this.chart.data.length),
    ])
  },
}
