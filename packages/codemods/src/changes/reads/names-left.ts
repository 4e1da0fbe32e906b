import { ts } from "ts-morph";
import { elementName } from "../../facts/member-reads.ts";
import { namesWithin, type Role } from "../../facts/shapes.ts";

/** The members that a pattern takes out of what it leaves to a rest. */
export function namesTaken({ parent }: ts.BindingElement): readonly string[] {
  return [...parent.elements].flatMap((each) =>
    ts.isBindingElement(each) ? (elementName(each) ?? []) : [],
  );
}

/** What v1 had of a container and a pattern does not take out. */
export function namesLeft(
  rest: ts.BindingElement,
  container: string,
  role: Role,
): readonly string[] {
  const gone = namesTaken(rest);
  return namesWithin(role, container).filter((name) => !gone.includes(name));
}
