export const shelf = [{ id: 'b1', title: 'Dune', streak: 2 }]
