export const books = [
  { id: 'b1', title: 'Dune', streak: 3 },
  { id: 'b2', title: 'Emma', streak: 0 },
]
