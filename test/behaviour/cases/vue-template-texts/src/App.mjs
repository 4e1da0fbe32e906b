import { computed, defineComponent, ref } from 'vue'
import { listHabits } from './api.mjs'
import HabitChart from './HabitChart.mjs'
import HabitList from './HabitList.mjs'
import { Streak } from './Streak.mjs'

const kinds = { list: HabitList, chart: HabitChart }

export default defineComponent({
  components: { HabitList, HabitStreak: Streak },
  props: ['owner'],
  async setup() {
    const habits = ref(await listHabits())
    const longest = computed(() => [...habits.value].sort((a, b) => b.streak - a.streak)[0])
    const books = [{ title: 'Atomic Habits', streak: 3 }]
    return { habits, longest, books, title: 'All habits', kinds }
  },
  template: /* html */ `
    <main :title="title">
      <h1>{{ title }} of {{ owner }}</h1>
      <p v-if="longest">Longest: {{ longest.title }} ({{ longest.streak }} days)</p>
      <habit-list :habits="habits" @picked="({ title }) => books.push({ title })">
        <template #row="{ habit }"><b>{{ habit.title }}</b> <habit-goal :habit="habit" /></template>
      </habit-list>
      <component :is="kinds.chart" :habits="habits" />
      <HabitStreak v-for="(habit, index) in habits" :key="habit.id" :habit :position="index + 1" />
      <i v-for="book in books">{{ book.title }}</i>
      <book-shelf />
    </main>
  `,
})
