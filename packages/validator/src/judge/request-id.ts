/**
 * A request id made of a text: the same for the same text, so that a verdict is a function of what it
 * is on. It has the form of a UUID of version 8, which leaves its bits to whoever makes it.
 */
export function requestIdOf(text: string): string {
  const words = seeds.map((seed) => hashOf(text, seed).toString(16).padStart(8, "0"));
  const digits = words.join("");
  const variant = "89ab"[Number.parseInt(digits[16] ?? "0", 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}

const seeds = [0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51];

/** FNV-1a with a last mixing, 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
