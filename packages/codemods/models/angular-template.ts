import {
  emitted,
  functionAmong,
  giveInput,
  made,
  orMember,
  given as unwrapped,
} from "habitshift:model";
import { some } from "./rxjs-observable.ts";

const types = {};
const pipes = {};

const none = {};
const aliases = {};

/** A component or directive, by the selector that templates name it by, and its members by their other names. */
export function declare(selector, type, names) {
  types[selector] = type;
  aliases[selector] = names;
}

/** The member that templates mean by the name of an input or output. */
export function member(selector, name) {
  return orMember(aliases[selector] ?? none, name, name);
}

export function declarePipe(name, type) {
  pipes[name] = type;
}

export function render(type, template) {
  type.rendered = template;
  template(made(type));
}

export function element(selector) {
  return made(types[selector]);
}

/** An element with templates of its own in it, which none of its kind shows but itself. */
export function elementApart(selector) {
  const type = types[selector];
  const own = new type();
  functionAmong(type.rendered)?.(own);
  return own;
}

export function shown(value) {}

export const give = giveInput;

/** Gives a component a template in its content: as a member, or as what a signal holds. */
export function project(owner, name, template) {
  functionAmong(owner[name]?.set)?.(template);
  owner[name] = template;
}

/** A list of what stands in the content of a component. */
export function queried(item) {
  const list = [item];
  list.first = item;
  list.last = item;
  list.toArray = () => list;
  return list;
}

/** What an output emits; that of a model is what it holds. */
export function event(owner, name, held) {
  return emitted(owner[name]) ?? functionAmong(owner[held])?.();
}

/** What a binding in both directions hands down: what a signal holds, or what stands there. */
export function handed(value) {
  return unwrapped(value);
}

/** Such a binding sets a signal, or assigns to what stands there. */
export function bind(held, assign, value) {
  if (held.set) functionAmong(held.set)?.(value);
  else assign(value);
}

export function any(value) {
  return value;
}

export function outlet(template, context) {
  functionAmong(template)?.(context);
}

const library = {
  async: (value) => emitted(value),
  slice: (value, start, end) => value.slice(start, end),
  keyvalue: (value) => Object.entries(value).map(([key, held]) => ({ key, value: held })),
  json: (value) => JSON.stringify(value),
  i18nSelect: (value, texts) => texts[value],
};

export function pipe(name, value, first, second, third) {
  const own = made(pipes[name]);
  return (
    own.transform(value, first, second, third) ??
    library[name]?.(value, first, second) ??
    String(some)
  );
}
