// One of the servers that are compared, in a process of its own: `node validate-child.js NAME`, with the answer that it
// sends in the environment.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";

const schema = {
  type: "object",
  required: ["method", "url"],
  properties: {
    method: { type: "string" },
    url: { type: "string" },
    headers: { type: "object", additionalProperties: { type: "string" } },
    body: { type: "object" },
  },
};

/** Each parses the body and writes the answer as JSON anew. */
const servers = {
  async habitshift() {
    const { startService } = await import("@habitshift/validator/server");
    return (await startService({ port: 0 })).port;
  },
  async "node:http"(answer) {
    const server = createServer((incoming, outgoing) => {
      const chunks = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("end", () => {
        JSON.parse(Buffer.concat(chunks).toString());
        const text = JSON.stringify(answer);
        const length = Buffer.byteLength(text);
        outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": length });
        outgoing.end(text);
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return server.address().port;
  },
  async hono(answer) {
    const { Hono } = await import("hono");
    const { serve } = await import("@hono/node-server");
    const app = new Hono();
    app.post("/validate", async (context) => {
      await context.req.json();
      return context.json(answer);
    });
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    await once(server, "listening");
    return server.address().port;
  },
  async fastify(answer) {
    const { default: fastify } = await import("fastify");
    const app = fastify();
    app.post("/validate", { schema: { body: schema } }, async () => answer);
    await app.listen({ port: 0, host: "127.0.0.1" });
    return app.server.address().port;
  },
};

/**
 * Starts one of them.
 *
 * @param {string} name
 * @param {string} answer - The JSON that it answers with.
 */
export async function startChild(name, answer = "null") {
  const env = { ...process.env, ANSWER: answer };
  const child = fork(import.meta.filename, [name], { env });
  const [{ port }] = await once(child, "message");
  /** How much of the processor it took so far, in microseconds. */
  const spent = async () => {
    child.send("spent");
    const [{ user, system }] = await once(child, "message");
    return user + system;
  };
  return { port, pid: child.pid, spent, end: () => child.kill("SIGKILL") };
}

if (process.argv[1] === import.meta.filename) {
  const answer = JSON.parse(process.env.ANSWER);
  process.on("message", () => process.send(process.cpuUsage()));
  process.send({ port: await servers[process.argv[2]](answer) });
}
