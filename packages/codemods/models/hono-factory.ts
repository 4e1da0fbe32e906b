import { Hono } from "./hono.ts";

/** What it is given is handed on as it is: only its types are told. */
export const createMiddleware = (handler) => handler;

export const createFactory = (options) => ({
  createApp: () => {
    const app = new Hono();
    options?.initApp(app);
    return app;
  },
  createMiddleware,
  createHandlers: (...handlers) => handlers,
});
