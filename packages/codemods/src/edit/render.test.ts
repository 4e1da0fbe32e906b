import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Edit, insert, replace } from "./edit.ts";
import { OverlapError, renderRange, renderText } from "./render.ts";

const text = "const name = habit.title + suffix;";
//            0123456789012345678901234567890123
const habit = { start: 13, end: 18 };
const read = { start: 13, end: 24 };

const at = (start: number, end: number, ...pieces: Parameters<typeof replace>[2][]): Edit =>
  replace("a.js", { start, end }, ...pieces);

describe("the text of edits", () => {
  test("is what stood there where there are none", () => {
    expect(renderText(text, [])).toBe(text);
  });

  test("comes in the order of the places, not of the edits", () => {
    const edits = [at(27, 33, "tail"), at(6, 10, "label"), at(19, 24, "name")];
    expect(renderText(text, edits)).toBe("const label = habit.name + tail;");
  });

  test("keeps what stands in a range among the pieces", () => {
    expect(renderText(text, [at(13, 24, "read(", habit, ")")])).toBe(
      "const name = read(habit) + suffix;",
    );
  });

  test("makes the edits within a range that is kept", () => {
    const edits = [at(13, 24, "String(", read, ")"), at(13, 18, "item"), at(19, 24, "name")];
    expect(renderText(text, edits)).toBe("const name = String(item.name) + suffix;");
  });

  test("makes an inner edit each time that its range is kept", () => {
    const edits = [at(13, 24, habit, " && ", read), at(13, 18, "item")];
    expect(renderText(text, edits)).toBe("const name = item && item.title + suffix;");
  });

  test.each([
    ["{ a, b, c }", "{ a }"],
    ["{ a; b; c }", "{ a }"],
    ["{ a, b, c, }", "{ a, }"],
  ])(
    "takes neighbours that end a list with what parts them from the one before: %s",
    (list, rest) => {
      const end = list.indexOf("c") + 1;
      expect(renderText(list, [at(5, 8), at(6, end)])).toBe(rest);
      expect(renderText(list, [at(2, 5), at(5, 8), at(6, end)]).replaceAll(" ", "")).toMatch(
        /^\{,?\}$/,
      );
    },
  );

  test("makes what is put right before or behind a kept range once, beside the whole", () => {
    const edits = [
      at(13, 24, "wrap(", read, ")"),
      insert("a.js", 24, ", more"),
      insert("a.js", 13, "less, "),
      at(19, 24, "name"),
    ];
    expect(renderText(text, edits)).toBe("const name = less, wrap(habit.name), more + suffix;");
  });

  test("drops the edits within what is replaced as a whole", () => {
    expect(renderText(text, [at(13, 24, "title"), at(19, 24, "name")])).toBe(
      "const name = title + suffix;",
    );
  });

  test("wraps a place in a replacement of itself", () => {
    const edits = [at(13, 24, "(", read, ")"), at(19, 24, "name")];
    expect(renderText(text, edits)).toBe("const name = (habit.name) + suffix;");
  });
});

describe("insertions", () => {
  test("stand before and behind a replacement that they touch", () => {
    const edits = [at(13, 18, "item"), insert("a.js", 13, "await "), insert("a.js", 18, "?")];
    expect(renderText(text, edits)).toBe("const name = await item?.title + suffix;");
  });

  test("at one place stand in the order in which they were made", () => {
    const edits = [insert("a.js", 0, "one "), insert("a.js", 0, "two ")];
    expect(renderText(text, edits)).toBe(`one two ${text}`);
  });

  test("reach the end of the text", () => {
    expect(renderText(text, [insert("a.js", text.length, "\n")])).toBe(`${text}\n`);
  });

  test("within what goes away go with it", () => {
    expect(renderText(text, [at(13, 24, ""), insert("a.js", 15, "x")])).toBe(
      "const name =  + suffix;",
    );
  });
});

describe("deletions", () => {
  test("that overlap are one", () => {
    expect(renderText("a, b, c", [at(1, 6, ""), at(4, 7, "")])).toBe("a");
  });

  test("that meet are made one after the other", () => {
    expect(renderText("a, b, c", [at(0, 3, ""), at(3, 6, "")])).toBe("c");
  });

  test("within a deletion change nothing", () => {
    expect(renderText("a, b, c", [at(1, 7, ""), at(4, 6, "")])).toBe("a");
  });
});

describe("edits that overlap", () => {
  test("are an error that names the later one", () => {
    const later = at(16, 24, "y");
    const render = (): string => renderText(text, [later, at(13, 18, "x")]);
    expect(render).toThrow(OverlapError);
    expect(render).toThrow("edits overlap in a.js at 16");
    expect(capture(render)).toMatchObject({ edit: later });
  });

  test("are an error within a range that is kept, too", () => {
    const edits = [at(13, 24, "f(", read, ")"), at(13, 20, "x"), at(16, 24, "y")];
    expect(() => renderText(text, edits)).toThrow(OverlapError);
  });
});

test("a range shows only the edits that lie in it", () => {
  const edits = [at(6, 10, "label"), at(19, 24, "name"), at(10, 20, "")];
  expect(renderRange(text, read, edits)).toBe("habit.name");
});

/** Edits at places of their own, in any order, with the text that each leaves between them. */
const apart = fc
  .array(fc.record({ keep: fc.string(), drop: fc.string(), put: fc.string() }), { maxLength: 8 })
  .map((parts) => {
    let whole = "";
    let wanted = "";
    const edits = parts.map(({ keep, drop, put }) => {
      const start = whole.length + keep.length;
      whole += keep + drop;
      wanted += keep + put;
      return at(start, start + drop.length, put);
    });
    return { whole, wanted, edits };
  });

test("what stands outside of all edits stays as it is, whatever their order", () => {
  fc.assert(
    fc.property(
      apart,
      fc.string(),
      fc.infiniteStream(fc.nat()),
      ({ whole, wanted, edits }, tail, random) => {
        const placed = edits.filter(
          ({ start }, index) => edits.findIndex((each) => each.start === start) === index,
        );
        fc.pre(placed.length === edits.length);
        const shuffled = edits
          .map((edit) => ({ edit, key: random.next().value }))
          .sort((a, b) => a.key - b.key);
        expect(
          renderText(
            whole + tail,
            shuffled.map(({ edit }) => edit),
          ),
        ).toBe(wanted + tail);
      },
    ),
  );
});

test("what is put around a text keeps what becomes of the text itself, whichever comes first", () => {
  const around = { file: "a", start: 2, end: 6, pieces: ["f(", { start: 2, end: 6 }, ")"] };
  const within = at(2, 6, "unit ?? 1");
  expect(renderText("{ unit }", [within, around])).toBe("{ f(unit ?? 1) }");
  expect(renderText("{ unit }", [around, within])).toBe("{ f(unit ?? 1) }");
});

function capture(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}
