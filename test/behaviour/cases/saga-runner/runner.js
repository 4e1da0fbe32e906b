const base = new URL("/api/v1", process.env.HABIT_API).href;

export class ServiceError extends Error {}

const handlers = {
  async http({ method, path, body }) {
    const res = await fetch(`${base}${path}`, {
      method,
      headers: { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" },
      body: body ? JSON.stringify(body) : null,
    });
    const { success, data, error } = await res.json();
    if (!success) throw new ServiceError(error);
    return data;
  },
  async say({ words }) {
    console.log(words.join(" "));
  },
  all: ({ effects }, store) => Promise.all(effects.map((effect) => perform(effect, store))),
  pick: async ({ selector }, store) => selector(store.state),
  async put({ patch }, store) {
    store.state = { ...store.state, ...patch };
  },
};

const perform = (effect, store) => handlers[effect.type](effect, store);

export async function run(saga, store) {
  const it = saga();
  let step = it.next();
  while (!step.done) {
    try {
      step = it.next(await perform(step.value, store));
    } catch (error) {
      step = it.throw(error);
    }
  }
  return step.value;
}
