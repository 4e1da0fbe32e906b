/** A place in a body: the step that leads to it, and the place it starts from; undefined is the root. */
export interface Place {
  readonly parent: Place | undefined;
  /** The name of a member or the index of an element. */
  readonly step: string | number;
}

/** The place of a member or element. */
export function below(parent: Place | undefined, step: string | number): Place {
  return { parent, step };
}

/** The JSON Pointer (RFC 6901) of a place. */
export function pointerOf(place: Place | undefined): string {
  return stepsTo(place)
    .map((step) => `/${escaped(String(step))}`)
    .join("");
}

/** A place as a person writes it, such as `goals[0].unit`. */
export function nameOf(place: Place | undefined): string {
  const text = stepsTo(place).reduce<string>((before, step) => {
    if (typeof step === "number") return `${before}[${step}]`;
    return before === "" ? clipped(step) : `${before}.${clipped(step)}`;
  }, "");
  return text === "" ? "the body" : `\`${text}\``;
}

/** How many characters of somebody's own text a message shows. */
const longest = 60;

/** A text, cut where it is too long for a message. */
export function clipped(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A name as a step of a JSON Pointer. */
export function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function stepsTo(place: Place | undefined): (string | number)[] {
  const steps: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.parent) steps.push(at.step);
  return steps.reverse();
}
