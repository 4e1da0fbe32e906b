export function useBooks() {
  const books = ref([{ id: 'b1', title: 'Emma', streak: 4, target: 10 }])
  return { books }
}
