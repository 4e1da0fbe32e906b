// the notes of the old days, shown by nobody yet
export const help = 'GET /api/v1/habits lists them'
