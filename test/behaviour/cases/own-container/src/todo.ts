export interface Todo {
  title: string
  target: string
}
export const todos: Todo[] = [{ title: 'Buy shoes', target: 'shop' }]
