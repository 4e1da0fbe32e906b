const app = Vue.createApp({
  setup() {
    const items = Vue.ref([])
    window.ready = fetch(`${window.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': window.HABIT_API_KEY } })
      .then((response) => response.json())
      .then(({ data }) => {
        items.value = data
      })
    return { items }
  },
})
app.component('habit-row', { props: { habit: Object }, template: '#row' })
app.mount('#app')
