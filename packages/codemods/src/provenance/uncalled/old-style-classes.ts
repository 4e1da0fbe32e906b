import { ts } from "ts-morph";
import { classesOf } from "../classes/classes-of.ts";
import { prototypesOf } from "../classes/prototypes-of.ts";
import type { Machine } from "../machine.ts";
import { copiedFrom } from "../members/copied.ts";
import type { SiteValue } from "../value.ts";

/** Functions that have a prototype, and what stands in prototypes, with an instance of each place that makes one. */
export interface OldStyleClasses {
  readonly constructors: ReadonlySet<ts.Node>;
  readonly methods: ReadonlyMap<ts.Node, readonly SiteValue[]>;
}

/** What code writes to prototypes, and who has it. */
export function oldStyleClasses(machine: Machine, own: readonly SiteValue[]): OldStyleClasses {
  const classes = own.filter(hasPrototype);
  const nodes = new Set(classes.map(({ node }) => node));
  const methods = new Map<ts.Node, SiteValue[]>();
  for (const site of classes)
    for (const method of methodsOf(machine, site)) methods.set(method, []);
  const made = new Set<ts.Node>();
  for (const instance of methods.size > 0 ? own : []) {
    if (instance.is !== "instance" || made.has(instance.node)) continue;
    made.add(instance.node);
    const sites = classesOf(machine, instance).filter(({ node }) => nodes.has(node));
    for (const method of new Set(sites.flatMap((site) => methodsOf(machine, site))))
      methods.get(method)?.push(instance);
  }
  const constructors = new Set([...nodes].filter(ts.isFunctionLike));
  return { constructors, methods };
}

/** The object that is the prototype of a function from the start, or a function that was given another. */
function hasPrototype({ is, node, props }: SiteValue): boolean {
  if (is === "function") return props.has("prototype");
  return is === "object" && (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node));
}

/** The functions that the prototypes of a class hold, those included that they copy from others. */
function methodsOf(machine: Machine, site: SiteValue): readonly ts.Node[] {
  const prototypes = [...prototypesOf(machine, site)].filter((each) => each.kind === "site");
  return copiedFrom(machine, prototypes).flatMap((prototype) =>
    prototype.kind === "site"
      ? [...prototype.props.values()].flatMap((cell) =>
          [...machine.read(cell)].flatMap((value) =>
            value.kind === "function" && !value.context.module.isModel ? [value.node] : [],
          ),
        )
      : [],
  );
}
