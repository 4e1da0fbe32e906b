import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { bodiesIn } from "../text/body-pieces.ts";
import { concat, hole, knownTexts, textsOf } from "../text/text.ts";
import type { LiteralPart } from "../text/text-value.ts";
import type { SiteValue, Values } from "../value.ts";
import { NOTHING, one, union } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";
import { type Listed, pushedInOrder, writtenPlaces } from "./pushed-in-order.ts";
import { pushedOnce } from "./pushed-once.ts";

/** The pieces of a body join to that body. Literal arrays join to text whose pieces are known; any other gives a hole. */
export const arrayJoin: Native = {
  name: "join",
  apply: (call) => {
    const { machine, self: receiver, node, frame } = call;
    const body = receiver ? bodiesIn(machine.verbs.elements(receiver, frame)) : NOTHING;
    if (body.size > 0) return body;
    if (receiver?.kind !== "site") return one(hole(machine, node, null));
    if (isYetToFill(receiver)) return NOTHING;
    const listed = pushedInOrder(call, receiver);
    return listed ? joined(call, listed) : joinedPlaces(call, receiver);
  },
};

/** The same by what is written at places; what code adds to that may be behind it. */
function joinedPlaces(call: NativeCall, list: SiteValue): Values {
  const { machine, node, args } = call;
  if (list.props.size === 0) return one(hole(machine, node, null));
  const isOpen = list.element.values.size > 0;
  const separators = separatorsOf(machine, args[0], list.props.size + (isOpen ? 1 : 0));
  const texts = joined(call, writtenPlaces(machine, list), separators);
  return isOpen ? opened(call, list, texts, separators) : texts;
}

/** What stands at known places, put together. */
function joined(
  { machine, args: [given] }: NativeCall,
  listed: readonly Listed[],
  separators = separatorsOf(machine, given, listed.length),
): Values {
  const [glue = null] = knownTexts(given ?? NOTHING);
  const pieces = listed.map(({ values, node }) =>
    mended(machine, textsOf(machine, values, node), glue),
  );
  return pieces.reduce((before, piece) =>
    concat(machine, concat(machine, before, separators), piece),
  );
}

/** `list.map(…)`: what a call lists is not known before it runs, and then there is something. */
function isYetToFill({ node, props, element, spread }: SiteValue): boolean {
  const isEmpty = props.size === 0 && element.values.size === 0 && spread.values.size === 0;
  return isEmpty && ts.isCallExpression(node);
}

/** What is joined where more is listed than what is written at places. */
function opened(
  { machine, node }: NativeCall,
  list: SiteValue,
  texts: Values,
  separators: Values,
): Values {
  const isMore = isSpread(list);
  const push = isMore ? null : pushedOnce(machine.program, list.node);
  const added = push
    ? textsOf(machine, machine.read(list.element), list.node)
    : one(hole(machine, node, null));
  const open = concat(machine, concat(machine, texts, separators), added);
  return isMore || push?.isSure ? open : union(texts, open);
}

/** Pieces that are put together again by what they were cut at are as whole as before. */
function mended(machine: Machine, pieces: Values, glue: string | null): Values {
  return mapTexts(machine, pieces, (part) => {
    const { cutAt, ...whole } = part;
    return cutAt === undefined || cutAt !== glue ? part : whole;
  });
}

function mapTexts(
  machine: Machine,
  values: Values,
  change: (part: LiteralPart) => LiteralPart,
): Values {
  return new Set(
    [...values].map((value) =>
      value.kind === "text"
        ? machine.intern.text(value.parts.map((part) => ("text" in part ? change(part) : part)))
        : value,
    ),
  );
}

/** Whether something is surely listed behind the places that are known, though not how much; else code may add it. */
function isSpread({ node }: SiteValue): boolean {
  return (
    ts.isArrayLiteralExpression(node) &&
    node.elements.some((element) => ts.isSpreadElement(element))
  );
}

/** What stands between the pieces. Between more than two it is one literal at several places: nothing can be written there. */
function separatorsOf(machine: Machine, given: Values | undefined, count: number): Values {
  if (!given) return one(machine.intern.text([]));
  if (count <= 2) return given;
  return mapTexts(machine, given, (part) => ({ ...part, exact: false }));
}
