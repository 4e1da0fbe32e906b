import { emitted, functionAmong, giveInput, made } from "habitshift:model";
import { some } from "./rxjs-observable.ts";

const types = {};
const pipes = {};

/** A component or directive, by the selector that templates name it by. */
export function declare(selector, type) {
  types[selector] = type;
}

export function declarePipe(name, type) {
  pipes[name] = type;
}

export function render(type, template) {
  template(made(type));
}

export function element(selector) {
  return made(types[selector]);
}

export function shown(value) {}

export const give = giveInput;

/** What an output emits. */
export function event(owner, name) {
  return emitted(owner[name]);
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
