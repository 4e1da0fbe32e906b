export default {
  props: { habits: Array },
  emits: ['picked'],
  computed: {
    daily() {
      return this.habits.filter(({ frequency }) => frequency === 'daily')
    },
  },
  template: "<ul><li v-for='{ id, title, ...habit } in habits' :key='id' :title='title'><slot name='row' :habit='habits.find((each) => each.id === id)'>{{ title }}</slot> {{ habit.streak }}</li></ul><p @click=\"$emit('picked', habits[0])\">{{ daily.length }}</p>",
}
