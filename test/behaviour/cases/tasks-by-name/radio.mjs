const songs = [{ title: 'Hyperballad', target: 5, unit: 'min', streak: 2 }]

export const load = (callback) => setImmediate(callback, null, songs)
