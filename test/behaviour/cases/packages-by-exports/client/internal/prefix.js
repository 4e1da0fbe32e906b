export const prefix = '/api/v1'
