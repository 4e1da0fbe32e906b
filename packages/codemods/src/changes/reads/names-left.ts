import { ts } from "ts-morph";
import { elementName } from "../../facts/member-reads.ts";
import { namesWithin, type Role } from "../../facts/shapes.ts";

/** What v1 had of a container and a pattern does not take out. */
export function namesLeft(
  { parent }: ts.BindingElement,
  container: string,
  role: Role,
): readonly string[] {
  const gone = [...parent.elements].map((each) => ts.isBindingElement(each) && elementName(each));
  return namesWithin(role, container).filter((name) => !gone.includes(name));
}
