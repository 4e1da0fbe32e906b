import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { basesFor, type SetBase } from "./far-bases.ts";
import { checkFolder } from "./testing/check-folder.ts";

const base = (file: string, name: string, isSetting = false): SetBase => ({
  file,
  name,
  isSetting,
  text: "https://a.example/api/v1",
});

describe("a variable that another file sets", () => {
  const bases = [
    base("app/config.py", "BASE"),
    base("lib/config/index.rb", "BASE"),
    base("app/other.py", "ROOT"),
    base(".env", "HABIT_API", true),
  ];
  const found = (file: string, text: string) => basesFor(file, text, bases).map(({ name }) => name);

  test.each([
    ["app/api.py", "BASE + '/habits'", ["BASE"]],
    ["web/api.py", "from app.config import BASE", ["BASE", "BASE"]],
    ["web/api.py", "from settings import BASE", []],
    ["web/api.py", "DATABASE = config.BASEMENT", []],
    ["app/config.py", "BASE = 1", []],
    ["web/api.py", 'os.environ["HABIT_API"]', ["HABIT_API"]],
    ["web/api.py", "MY_HABIT_API", []],
  ])("is meant in %s by %s: %j", (file, text, names) => {
    expect(found(file, text)).toEqual(names);
  });
});

describe("calls that documents make", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "bases-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(files: Readonly<Record<string, string>>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }

  const call = 'requests.post("https://a.example/api/v1/habits/checkin")\n';
  const foundIn = () => checkFolder(root).plan.findings.map(({ file, line }) => `${file}:${line}`);

  test("finds what is below a base that another file sets, with a path that v2 has too", () => {
    write({
      ".env.example": "HABIT_API=https://habits.example/api/v1\n",
      "app/config.py": 'BASE = "https://habits.example/api/v1"\nOTHER = "https://b.test/api/v1"\n',
      "app/areas.py": 'from .config import BASE\nrequests.get(f"{BASE}/areas")\n',
      "app/client.py":
        'from config import BASE\nhttp = Client(base_url=BASE)\nhttp.post("/habits", json={})\n',
      "app/other.py": 'from config import OTHER\nrequests.get(f"{OTHER}/areas")\n',
      "app/local.py": 'BASE = "https://b.test/v3"\nrequests.get(f"{BASE}/areas")\n',
      "ruby/a.rb": 'get("#{ENV["HABIT_API"]}/statistics")\n',
      "ruby/b.rb": 'get("#{BASE}/statistics")\n',
      "bin/today.sh": 'curl "$HABIT_API/areas"\ncurl "$OTHER/areas"\n',
      "bin/own.sh": 'HABIT_API=https://b.test/v3\ncurl "$HABIT_API/areas"\n',
    });
    const { plan } = checkFolder(root);
    const bases = [".env.example:1", "app/config.py:1"];
    const calls = ["app/areas.py:2", "app/client.py:3", "bin/today.sh:1", "ruby/a.rb:1"];
    expect([...new Set(foundIn())].toSorted()).toEqual([...bases, ...calls].toSorted());
    const fates = new Map(plan.fates.map(({ file, fate }) => [file, fate]));
    expect(fates.get("app/areas.py")).toBe("nothing-to-do");
    expect(fates.get("app/local.py")).toBe("not-candidate");
    const [area] = plan.findings.filter(({ file }) => file === "app/areas.py");
    expect(area?.evidence[0]?.what).toBe("the base https://habits.example/api/v1");
    expect(plan.fates).toHaveLength(10);
  });

  test.each([
    ["a.py", 'HABIT_API = os.getenv("HABIT_API")\nrequests.get(f"{HABIT_API}/areas")\n'],
    ["a.py", 'base = os.environ.get("HABIT_API")\nrequests.get(base + "/areas")\n'],
    [
      "a.go",
      'var habitApi = os.Getenv("HABIT_API")\nfunc all() { http.Get(habitApi + "/areas") }\n',
    ],
    [
      "a.py",
      'API = os.getenv("HABIT_API", "http://localhost:3000")\nrequests.get(f"{API}/areas")\n',
    ],
    ["a.rb", 'HABIT_API = ENV.fetch("HABIT_API")\nget("#{HABIT_API}/areas")\n'],
  ])("finds in %s what is below a base that it takes from the environment: %j", (file, text) => {
    write({ ".env": "HABIT_API=https://habits.example/api/v1\n", [file]: text });
    const found = checkFolder(root).plan.findings.filter((each) => each.file === file);
    expect(found.map(({ line }) => line)).toContain(2);
    expect(found[0]?.evidence[0]?.what).toBe("the base https://habits.example/api/v1");
  });

  test("takes no other variable for the base, and no default of its own", () => {
    write({
      ".env": "HABIT_API=https://habits.example/api/v1\n",
      "a.py":
        'HABITS = os.getenv("HABIT_API")\nOTHER = os.getenv("OTHER_API")\nrequests.get(f"{OTHER}/areas")\n',
      "b.py": 'HABIT_API = "https://b.test/v3"\nrequests.get(f"{HABIT_API}/areas")\n',
    });
    expect(foundIn()).toEqual([".env:1"]);
  });

  test("takes the type of an argument for no label", () => {
    const swift = `let base = URL(string: "https://habits.example/api/v1")!
func one(_ id: String) { URLRequest(url: URL(string: "https://habits.example/api/v1/habits/\\(id)")!) }
`;
    write({ "a.swift": swift });
    const { plan } = checkFolder(root);
    expect(plan.findings.map(({ line, change }) => [line, change])).toContainEqual([
      2,
      "habits-moved",
    ]);
  });

  test("tells whose calls it found, so that traffic can be joined", () => {
    write({
      "a.py": call,
      "b.http": "GET https://habits.example/api/v1/habits/today\n",
      "c.md": "`DELETE /api/v1/habits/bulk`\n",
      "d.json": JSON.stringify({
        openapi: "3.1.0",
        paths: { "/api/v1/user/statistics": { get: { responses: {} } } },
      }),
    });
    const own = checkFolder(root).plan.findings;
    const ids = (file: string) => [
      ...new Set(own.flatMap((each) => (each.file === file ? (each.endpoints ?? []) : []))),
    ];
    expect(ids("a.py")).toEqual(["v1.habits.checkin"]);
    expect(ids("b.http")).toEqual(["v1.habits.today"]);
    expect(ids("c.md")).toEqual(["v1.habits.bulk"]);
    expect(ids("d.json")).toEqual(["v1.statistics.user"]);
  });
});
