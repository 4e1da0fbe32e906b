import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { parse } from "./program.ts";
import { createScopes } from "./scopes.ts";

/** The scopes of some code, asked by the occurrence of a name: 0 is the first. */
function scopesOf(text: string, path = "a.ts") {
  const source = parse(path, text);
  const scopes = createScopes(source);
  const named = (name: string): ts.Identifier[] => {
    const found: ts.Identifier[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && node.text === name) found.push(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };
  const nth = (name: string, index: number): ts.Identifier => {
    const node = named(name)[index];
    if (!node) throw new RangeError(`${name} occurs ${named(name).length} times`);
    return node;
  };
  return {
    scopes,
    source,
    nth,
    /** Which occurrence declares the one that is asked for; null for a global or a property. */
    declarer: (name: string, index: number) => {
      const binding = scopes.resolve(nth(name, index));
      return binding ? named(name).indexOf(binding.node) : null;
    },
    binding: (name: string) => scopes.bindings.find((each) => each.name === name),
  };
}

describe("a name", () => {
  test("means the nearest declaration around it", () => {
    const { declarer } = scopesOf("const habit = 1; { const habit = 2; use(habit); } use(habit);");
    expect([0, 1, 2, 3].map((index) => declarer("habit", index))).toEqual([0, 1, 1, 0]);
  });

  test("of a global or a property means nothing here", () => {
    const { declarer } = scopesOf("const title = 1; fetch(habit.title, { title: 2 });");
    expect(declarer("fetch", 0)).toBe(null);
    expect(declarer("title", 1)).toBe(null);
    expect(declarer("title", 2)).toBe(null);
  });

  test("in a shorthand property is a use", () => {
    const { declarer } = scopesOf("const title = 1; send({ title });");
    expect(declarer("title", 1)).toBe(0);
  });

  test("in a pattern is declared under its local name", () => {
    const { declarer } = scopesOf(
      "const { title: name, goals: [{ value = name }] } = habit; use(name, value);",
    );
    expect(declarer("title", 0)).toBe(null);
    expect(declarer("name", 1)).toBe(0);
    expect(declarer("name", 2)).toBe(0);
    expect(declarer("value", 1)).toBe(0);
  });

  test("declared by `var` belongs to the function, by `let` to the block", () => {
    const { declarer } = scopesOf("function f() { if (x) { var a = 1; let b = 2; } use(a, b); }");
    expect(declarer("a", 1)).toBe(0);
    expect(declarer("b", 1)).toBe(null);
  });

  test("of a loop, a catch clause or a class expression is seen inside only", () => {
    const { declarer } = scopesOf(
      "for (const i of list) use(i); try { i; } catch (e) { e; } (class C { m() { C; } }); C; e;",
    );
    expect(declarer("i", 1)).toBe(0);
    expect(declarer("i", 2)).toBe(null);
    expect(declarer("e", 1)).toBe(0);
    expect(declarer("e", 2)).toBe(null);
    expect(declarer("C", 1)).toBe(0);
    expect(declarer("C", 2)).toBe(null);
  });

  test("is known before the place that declares it", () => {
    const { declarer } = scopesOf("use(later); function later() {}");
    expect(declarer("later", 0)).toBe(1);
  });

  test("of an import is bound to the local name", () => {
    const { declarer } = scopesOf(
      "import all, { get as load } from './a'; import * as api from './b'; use(all, load, api, get);",
    );
    expect(declarer("all", 1)).toBe(0);
    expect(declarer("load", 1)).toBe(0);
    expect(declarer("api", 1)).toBe(0);
    expect(declarer("get", 1)).toBe(null);
  });

  test("in an export list is a use of the local", () => {
    const { declarer } = scopesOf("const habit = 1; export { habit as default };");
    expect(declarer("habit", 1)).toBe(0);
  });

  test("of a JSX tag is a use, of an attribute is none", () => {
    const { declarer } = scopesOf(
      "const Card = 1, title = 2; const a = <Card title={title} />;",
      "a.tsx",
    );
    expect(declarer("Card", 1)).toBe(0);
    expect(declarer("title", 1)).toBe(null);
    expect(declarer("title", 2)).toBe(0);
  });
});

describe("a binding", () => {
  test("knows whether it is assigned again, and by whom", () => {
    const { binding } = scopesOf(
      "let a = 1, b = 2, c = 3, d; a = 2; b++; const f = () => { c += 1; }; ({ d } = x); [e] = y; var e;",
    );
    expect(binding("a")).toMatchObject({
      reassigned: true,
      assignedInside: false,
      captured: false,
    });
    expect(binding("b")).toMatchObject({ reassigned: true });
    expect(binding("c")).toMatchObject({ reassigned: true, assignedInside: true, captured: true });
    expect(binding("d")).toMatchObject({ reassigned: true });
    expect(binding("e")).toMatchObject({ reassigned: true });
  });

  test("that is only read is not assigned again", () => {
    const { binding } = scopesOf("const a = 1; const f = () => a + a; for (const b of a) use(b);");
    expect(binding("a")).toMatchObject({ reassigned: false, captured: true });
    expect(binding("a")?.references).toHaveLength(3 + 1);
    expect(binding("b")).toMatchObject({ reassigned: false });
  });

  test("that a loop assigns is assigned again", () => {
    const { binding } = scopesOf("let a; for (a of list) use(a);");
    expect(binding("a")).toMatchObject({ reassigned: true });
  });
});

describe("a type's name", () => {
  test("is looked up apart from values", () => {
    const { scopes, source, nth } = scopesOf(
      "interface Habit {} const Habit = 1; function f<T>() { type Inner = T; let x: Inner; }",
    );
    expect(scopes.resolveType("Habit", source)).toSatisfy(ts.isInterfaceDeclaration);
    expect(scopes.resolveType("Inner", nth("x", 0))).toSatisfy(ts.isTypeAliasDeclaration);
    expect(scopes.resolveType("T", nth("x", 0))).toSatisfy(ts.isTypeParameterDeclaration);
    expect(scopes.resolveType("Inner", source)).toBe(null);
    expect(scopes.resolveType("Missing", source)).toBe(null);
  });

  test("may be a class, an enum or an import", () => {
    const { scopes, source } = scopesOf("import { A } from './a'; class B {} enum C { D }");
    expect(scopes.resolveType("A", source)).toSatisfy(ts.isImportSpecifier);
    expect(scopes.resolveType("B", source)).toSatisfy(ts.isClassDeclaration);
    expect(scopes.resolveType("C", source)).toSatisfy(ts.isEnumDeclaration);
  });
});

test("a name is taken where it is visible", () => {
  const { scopes, source, nth } = scopesOf("function f(error) { g(error); } h();");
  expect(scopes.isTaken("error", nth("g", 0))).toBe(true);
  expect(scopes.isTaken("error", source)).toBe(false);
});
