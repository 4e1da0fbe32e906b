import type { Hono } from "hono";
import type { Answer } from "./answer.ts";
import { type AppContext, type AppEnvironment, refuseMethods, respond } from "./app-environment.ts";
import type { Asset } from "./app-options.ts";
import { describeService } from "./description.ts";
import { renderDocs } from "./docs-page.ts";
import { answerMirrored, answerValidate } from "./judging.ts";
import { mirrorPrefix } from "./mirrored-request.ts";
import type { Service } from "./service.ts";
import { showAsset, wantsPage } from "./show-page.ts";

const allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** `/validate`, what stands below it, and the pages for people. */
export function addJudgingRoutes(
  app: Hono<AppEnvironment>,
  service: Service,
  page: Readonly<Record<string, Asset>>,
): void {
  const description = JSON.stringify(describeService(service.limits));
  const describe = (context: AppContext, path: string): Answer => {
    const call = context.get("call");
    const asset = Object.hasOwn(page, path) ? page[path] : undefined;
    if (asset !== undefined && wantsPage(call.header("accept"))) return showAsset(asset);
    const answer = service.envelopes.one(call.id, description);
    return { ...answer, headers: { ...answer.headers, Allow: allow, Vary: "Accept" } };
  };
  const validate = async (context: AppContext) => {
    const call = context.get("call");
    const body = () => context.req.raw.body;
    const own = () => describe(context, mirrorPrefix);
    return respond(context, mirrorPrefix, await answerValidate(service, call, body, own));
  };

  app.all(mirrorPrefix, validate);
  app.all(`${mirrorPrefix}/`, validate);
  app.all(`${mirrorPrefix}/*`, async (context) => {
    const body = () => context.req.raw.body;
    const answer = await answerMirrored(service, context.get("call"), body);
    return respond(context, `${mirrorPrefix}/{path}`, answer);
  });
  app.get("/", (context) => respond(context, "/", describe(context, "/")));
  app.all("/", refuseMethods(service, "/", "GET, HEAD, OPTIONS"));
  const assets = { "/docs": { type: "text/html; charset=utf-8", body: renderDocs() }, ...page };
  for (const [path, asset] of Object.entries(assets)) {
    if (path === mirrorPrefix || path === "/") continue;
    app.get(path, (context) => respond(context, path, showAsset(asset)));
    app.all(path, refuseMethods(service, path, "GET, HEAD, OPTIONS"));
  }
}
