import { page as current } from "./sveltejs-app.ts";

export const page = {
  subscribe: (run) => {
    run(current);
    return () => {};
  },
};

export function getStores() {
  return { page };
}
