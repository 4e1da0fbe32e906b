export const hotel = { rooms: [{ title: 'Suite', target: 2, unit: 'beds' }, { title: 'Twin', target: 1, unit: 'beds' }] }
