exports.inventory = [
  { title: 'Chair', unit: 'piece', target: 8, streak: 1 },
  { title: 'Lamp', unit: 'piece', target: 2, streak: 0 },
  { title: 'Paint', unit: 'litre', target: 5, streak: 0 },
]
