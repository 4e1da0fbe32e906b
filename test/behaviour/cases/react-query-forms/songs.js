export const songs = async () => [{ id: 's1', title: 'Blue', target: 3 }, { id: 's2', title: 'Kind of', target: 5 }]
export const songsQuery = { queryKey: ['songs'], queryFn: songs }
export const describe = (song) => `${song.title} ${song.target}`
