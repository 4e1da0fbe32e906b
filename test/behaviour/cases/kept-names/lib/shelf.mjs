// books, which have never met the service
export const shelf = [{ title: 'Emma', streak: 2, target: 5 }, { title: 'Villette', streak: 1, target: 7 }]
