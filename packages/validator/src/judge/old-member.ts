import type { ChangeId, FieldMapping, FieldPath, ShapeMapping } from "@habitshift/schemas";
import type { SchemaNode } from "./expectation.ts";
import { clipped } from "./place.ts";

/** What a person is told of a member of v1; another change than the member's where its value says so. */
interface Told {
  readonly change?: ChangeId;
  readonly message: string;
  readonly fix: string;
}

/** A member of v1, in a place where v2 does not take it. */
export interface OldMember {
  readonly change: ChangeId;
  readonly severity: "error" | "warning";
  /** The members of v2 that it stands for: they need not be missed beside it. */
  readonly supplies: readonly string[];
  /** Where its value goes; what v2 asks of a value there is asked of it. */
  readonly to?: FieldPath;
  /** What v2 asks of its value, where it goes out of the body. */
  readonly node?: SchemaNode;
  /** Whether a value is of v1, where v2 has a member of the same name. */
  applies?(value: unknown): boolean;
  /**
   * @param value - Only which text it is makes a difference, or whether it is null.
   * @param name - The member, as a message writes it.
   */
  explain(value: unknown, name: string): Told;
}

/** The members of v1 that a mapping speaks of and v2 has otherwise, by their names. */
export function oldMembersOf(mapping: ShapeMapping): [string, OldMember][] {
  return mapping.fields.map((field) => [field.from, oldMemberOf(field)]);
}

type Field<Op extends FieldMapping["op"]> = Extract<FieldMapping, { op: Op }>;

function oldMemberOf(field: FieldMapping): OldMember {
  switch (field.op) {
    case "move":
      return field.readOnly ? readOnly(field) : moved(field);
    case "remove":
      return removed(field);
    case "to-path":
      return inPath(field);
    case "expand":
      return expanded(field);
  }
}

function moved({ change, from, to, values }: Field<"move">): OldMember {
  const place = written(to);
  const isRenamed = to.length === 1;
  return {
    change,
    severity: "error",
    supplies: [String(to[0])],
    to,
    explain: (value, name) => {
      const word = typeof value === "string" && values && Object.hasOwn(values, value);
      const as = word ? `, as \`${values[value]}\`` : "";
      if (isRenamed)
        return {
          message: `${name} is called \`${place}\` in v2`,
          fix: `rename \`${from}\` to \`${place}\`${as}`,
        };
      return {
        message: `${name} is \`${place}\` in v2`,
        fix: `move \`${from}\` to \`${place}\`${as}`,
      };
    },
  };
}

function readOnly({ change, from, to }: Field<"move">): OldMember {
  return {
    change,
    severity: "error",
    supplies: [],
    explain: (_, name) => ({
      message: `${name} is \`${written(to)}\` in v2, which is read-only`,
      fix: `leave \`${from}\` out`,
    }),
  };
}

function removed({ change, from, reason }: Field<"remove">): OldMember {
  return {
    change,
    severity: "error",
    supplies: [],
    explain: (_, name) => ({
      message: `${name} is gone: ${reason.replace(/\.$/, "")}`,
      fix: `leave \`${from}\` out, and record the days as logs`,
    }),
  };
}

function inPath({ change, from }: Field<"to-path">): OldMember {
  return {
    change,
    severity: "error",
    supplies: [],
    node: { type: "string", minLength: 1 },
    explain: (_, name) => inPathTold(name, from),
  };
}

/** What is said of a member that stands in the path of v2. */
export function inPathTold(name: string, member: string): Told {
  return {
    message: `${name} stands in the path in v2`,
    fix: `put \`${member}\` into the path and leave it out of the body`,
  };
}

function expanded({ change, from, values }: Field<"expand">): OldMember {
  const names = [...new Set(Object.values(values).flatMap(Object.keys))];
  const list = names.map((name) => `\`${name}\``).join(" and ");
  const known = Object.keys(values)
    .map((word) => `\`${word}\``)
    .join(" or ");
  return {
    change,
    severity: "error",
    supplies: names,
    explain: (value, name) => {
      const message = `${name} is ${list} in v2`;
      if (typeof value === "string" && Object.hasOwn(values, value)) {
        const members = JSON.stringify(values[value])
          .slice(1, -1)
          .replaceAll(/([:,])/g, "$1 ");
        return { message, fix: `replace \`${from}\` by \`${members}\`` };
      }
      const own = typeof value === "string" ? `\`${clipped(value)}\`` : "it";
      return {
        message,
        fix: `say what ${own} amounts to as ${list}; only ${known} has a known meaning`,
      };
    },
  };
}

/** A path as a person writes it, such as `goals[0].value`. */
function written(path: FieldPath): string {
  return path.reduce<string>(
    (before, step) =>
      typeof step === "number" ? `${before}[${step}]` : before === "" ? step : `${before}.${step}`,
    "",
  );
}
