export const environment = {
  production: false,
  apiUrl: `${process.env.HABIT_API}/api/v1`,
  quotesUrl: 'http://127.0.0.1:9/api/v1',
}
