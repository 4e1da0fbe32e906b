import Koa from 'koa';
import { Upstream } from './service.mjs';
const app = new Koa();
app.context.upstream = Upstream.fromEnv();
app.use(async (ctx, next) => {
  try { await next(); } catch (e) { ctx.status = e.status ?? 500; ctx.body = { success: false, error: e.message }; }
});
const routes = {
  'GET /summary': async (ctx) => {
    const titles = [];
    let goal = 0;
    for await (const h of ctx.upstream) { titles.push(h.title); goal += h.target; }
    const due = await ctx.upstream.today();
    ctx.body = { success: true, data: { titles, goal, due: due.map(({ title }) => title) } };
  },
  'POST /tick': async (ctx) => { await ctx.upstream.tick(ctx.query.id, '2024-11-20'); ctx.body = { success: true }; },
  'POST /raise': async (ctx) => {
    const all = await ctx.upstream.send('habits');
    const { id, target, unit, title } = all.find((h) => h.id === ctx.query.id) ?? {};
    if (!id) return ctx.throw(404, 'no habit');
    const after = await ctx.upstream.edit(id, { target: target * 2, unit });
    ctx.body = { success: true, data: `${title}: ${target} -> ${after.target}` };
  },
  'GET /notes': async (ctx) => {
    await ctx.upstream.note(ctx.query.id, 'seen');
    ctx.body = { success: true, data: (await ctx.upstream.notes(ctx.query.id)).map((n) => n.text) };
  },
};
app.use(async (ctx) => { const route = routes[`${ctx.method} ${ctx.path}`]; if (!route) ctx.throw(404, 'no route'); await route(ctx); });
const server = app.listen(0);
const at = `http://127.0.0.1:${server.address().port}`;
for (const [method, path] of [['GET', '/summary'], ['POST', '/tick?id=h2'], ['POST', '/tick?id=zz'], ['POST', '/raise?id=h3'], ['POST', '/raise?id=zz'], ['GET', '/notes?id=h1'], ['GET', '/x']]) {
  const res = await fetch(at + path, { method });
  const { success, data, error } = await res.json();
  console.log(res.status, success ? JSON.stringify(data) : `failed: ${error}`);
}
server.close(); server.closeAllConnections();
