/**
 * Whether a double says what a number of JSON says: no digit of it is lost, nor its size. A fraction of
 * up to 17 digits is what others write for a double, such as 0.10000000000000001 for 0.1.
 */
export function isSafeNumber(text: string): boolean {
  const number = Number(text);
  if (!Number.isFinite(number)) return false;
  const digits = digitsOf(text);
  if (digits === digitsOf(String(number))) return true;
  return !Number.isInteger(number) && number !== 0 && digits.length <= 17;
}

/** The digits that count, without the zeros that only place them. */
function digitsOf(text: string): string {
  const [digits = ""] = text.toLowerCase().split("e");
  return digits.replace(/[-.]/g, "").replace(/^0+|0+$/g, "");
}
