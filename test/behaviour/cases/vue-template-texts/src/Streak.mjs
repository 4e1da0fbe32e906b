import { h } from 'vue'

export const Streak = {
  props: { habit: Object, position: Number },
  setup(props) {
    return () => h('em', { 'data-frequency': props.habit.frequency }, [`${props.position}. `, props.habit.streak])
  },
}
