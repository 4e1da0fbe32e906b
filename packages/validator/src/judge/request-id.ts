/**
 * Makes request ids of a text: the same for the same text, so that the verdict on a document is the same
 * each time. They have the form of a UUID of version 8, which leaves its bits to whoever makes it.
 */
export function requestIdsOf(text: () => string): () => string {
  let hashes: readonly number[] | undefined;
  let count = 0;
  return () => {
    hashes ??= hashesOf(text());
    return idOf(hashes, count++);
  };
}

const seeds = [0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51];

/** FNV-1a, four times 32 bits. */
function hashesOf(text: string): readonly number[] {
  return seeds.map((seed) => {
    let hash = seed;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return hash;
  });
}

function idOf(hashes: readonly number[], count: number): string {
  const words = hashes.map((hash) => mixed(hash + Math.imul(count, 0x9e3779b1)));
  const digits = words.map((word) => word.toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[Number.parseInt(digits[16] ?? "0", 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}

/** Spreads what differs over all bits. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
