// A shelf of one's own, with titles of its own.
export const shelf = () => [
  { id: 'b1', title: 'Dune', unit: 'pages', streak: 3 },
  { id: 'b2', title: 'Emma', unit: 'pages', streak: 1 },
]
