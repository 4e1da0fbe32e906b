import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { hashOf } from "../apply/journal.ts";
import { askPlanner } from "./ask-planner.ts";
import { projectRoot } from "./project-root.ts";
import type { CreatedModule, FilePlan, PlanAnswer, PlanRequest, RunPlan } from "./run-plan.ts";
import { sharedAnswer } from "./shared-answer.ts";

/** A file as jscodeshift hands it over. */
interface FileInfo {
  readonly path: string;
  readonly source: string;
}

/** The part of jscodeshift's interface that is used. */
interface Api {
  readonly report: (message: string) => void;
  readonly stats: (name: string, quantity?: number) => void;
}

/** What stands on the command line of jscodeshift; what it does not know itself is passed on. */
type Options = Readonly<Record<string, unknown>>;

type Transform = (file: FileInfo, api: Api, options: Options) => Promise<string | undefined>;

/**
 * The transform that a file of `jscodeshift/` is: the change that it is named after, or `all`.
 *
 * @param file - The absolute path of that file.
 */
export function transformNamed(file: string): Transform {
  const name = basename(file, ".js");
  const changes = name === "all" ? null : [name];
  const planner = join(dirname(file), "../dist/jscodeshift/planner.js");
  const plans = new Map<string, Promise<RunPlan>>();
  return async ({ path, source }, api, options) => {
    const given = resolve(path);
    if (given.split(sep).includes("node_modules")) return undefined;
    const root = realpathSync(projectRoot(given, process.cwd()));
    const inside = relative(root, realpathSync(given)).split(sep).join("/");
    if (inside.startsWith("../") || isAbsolute(inside)) {
      api.report("is a link to a file outside of the project, and is left as it is");
      return undefined;
    }
    const isDry = options.dry === true;
    const request = toRequest(root, changes, options);
    const key = JSON.stringify(request);
    const plan = plans.get(key) ?? planOf(planner, request, isDry);
    plans.set(key, plan);
    const own = (await plan).files[inside];
    return own && carryOut(own, source, api, { root, isDry });
  };
}

function toRequest(root: string, changes: readonly string[] | null, options: Options): PlanRequest {
  const { extensions, include, typecheck, "service-url": service } = options;
  return {
    root,
    changes,
    includeReview: [include].flat().includes("review"),
    serviceUrl: typeof service === "string" ? service : null,
    typecheck: typecheck !== false,
    extensions:
      typeof extensions === "string" ? extensions.split(",").map((each) => `.${each}`) : null,
  };
}

/** A dry run writes nothing, so that each worker may plan for itself. */
async function planOf(planner: string, request: PlanRequest, isDry: boolean): Promise<RunPlan> {
  const make = () => askPlanner(planner, request);
  const key = hashOf(JSON.stringify(request)).slice(0, 16);
  const json = isDry ? await make() : await sharedAnswer(request.root, key, make);
  const answer: PlanAnswer = JSON.parse(json);
  if ("problem" in answer) throw problemOf(answer.problem);
  return answer.plan;
}

function carryOut(
  { before, after, created, edits, remarks, failure }: FilePlan,
  source: string,
  { report, stats }: Api,
  { root, isDry }: { readonly root: string; readonly isDry: boolean },
): string {
  if (failure !== null) throw problemOf(failure);
  for (const remark of remarks) report(remark);
  if (after === null || source === after) return source;
  if (hashOf(source) !== before) {
    report("changed since the migration was planned, and is left as it is: run jscodeshift again");
    return source;
  }
  for (const [change, count] of Object.entries(edits)) stats(change, count);
  for (const module of created) {
    if (isDry) report(`needs ${module.path}, which would be created`);
    else if (create(root, module)) report(`created ${module.path}, which it imports`);
  }
  return after;
}

/** @returns False where another file needed it first. */
function create(root: string, { path, text }: CreatedModule): boolean {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  try {
    writeFileSync(target, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** What the user can mend; jscodeshift would print a stack. */
function problemOf(message: string): Error {
  return Object.assign(new Error(message), { stack: "" });
}
