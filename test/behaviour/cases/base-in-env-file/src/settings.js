import { env, loadEnvFile } from 'node:process';

loadEnvFile(new URL('../.env', import.meta.url).pathname);

const { HABIT_API, HABITS_PATH, HABIT_API_KEY, GREETING } = env;

export const settings = {
  base: `${HABIT_API}${HABITS_PATH}`,
  key: HABIT_API_KEY,
  greeting: GREETING,
  films: env.FILMS_URL,
};
