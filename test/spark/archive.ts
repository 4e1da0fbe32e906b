import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const mark = "\uFEFF";

function habit(id: string, more: object = {}): string {
  return JSON.stringify({ id, title: "Run", frequency: "daily", ...more });
}

function bulkDelete(count: number): string {
  const ids = Array.from({ length: count }, (_, index) => `h${index}`);
  return JSON.stringify({ method: "DELETE", url: "/api/v1/habits/bulk", body: { ids } });
}

/** Lines of uneven length, some of them blank, cut, or no habit. */
function* manyLines(count: number): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    const days = Array.from({ length: index % 7 }, (_, day) => `2024-03-0${day + 1}`);
    const line = habit(`h${index}`, { title: "é".repeat(index % 90), completedDates: days });
    if (index % 53 === 52) yield "";
    else if (index % 97 === 96) yield line.slice(0, -9);
    else if (index % 101 === 100) yield JSON.stringify({ note: `no habit ${index}` });
    else yield line;
  }
}

/** All that an archive may hold to make a line slip; in the order of their names. */
export const archive: readonly ArchiveFile[] = [
  {
    name: "2023/many.ndjson",
    // Only the first mark is none of the line's.
    bytes: Buffer.from(`${mark}${mark}${[...manyLines(4000), ""].join("\n")}`),
  },
  {
    name: "a day #1 100%.ndjson",
    bytes: Buffer.from(
      [
        "",
        habit("u1", { title: "Ü 跑 🏃 \u2028 \u2029 \u0085 \u000b" }),
        '{"id":"u2","title":"half \\ud83c of a pair, \\u0000","completedDates":["2024-01-01"]}',
        '{"id":"u3","title":"numbers","a":12345678901234567890.10,"b":1e400}',
        '{"id":"broken","title":',
        " \t",
        bulkDelete(150),
        bulkDelete(0),
        `${mark}${habit("mark in the middle")}`,
        '["not","habits"]',
        habit("long", { title: "x".repeat(300_000) }),
        `{"id":"deep","title":"deep","at":${"[".repeat(2000)}${"]".repeat(2000)}}`,
        habit("last, without an end"),
      ].join("\n"),
    ),
  },
  {
    name: "crlf.ndjson",
    bytes: Buffer.concat([
      Buffer.from(`${mark}${habit("c1", { completedDates: ["2024-01-01"] })}\r\n\r\n`),
      Buffer.from(`{"id":"c2"}\r\nfree\rtext\r\n`),
      Buffer.from('{"title":"latin1 \xe9"}\r\n', "latin1"),
      Buffer.from('{"title":"surrogate \xed\xa0\x80"}\r\n', "latin1"),
      Buffer.from(`${habit("c3")}\r\n\r\n`),
    ]),
  },
  { name: "empty.ndjson", bytes: Buffer.alloc(0) },
  {
    name: "packed.ndjson.gz",
    bytes: Buffer.from(`${habit("p1")}\n\n{"id":\n${habit("p2")}\n`),
  },
];

/** How many lines an archive has, as an editor counts them. */
export const lineCount = archive.reduce((sum, { bytes }) => {
  const feeds = bytes.filter((byte) => byte === 10).length;
  return sum + feeds + (bytes.length > 0 && bytes.at(-1) !== 10 ? 1 : 0);
}, 0);

/** Writes the archive; without `packs`, what is named as packed is not. */
export async function writeArchive(folder: string, { packs }: { packs: boolean }): Promise<void> {
  for (const { name, bytes } of archive) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, packs && name.endsWith(".gz") ? gzipSync(bytes) : bytes);
  }
}
