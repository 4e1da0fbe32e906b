/** Whether a double says just what a number of JSON says: no digit of it is lost, nor its size. */
export function isSafeNumber(text: string): boolean {
  const number = Number(text);
  return Number.isFinite(number) && digitsOf(text) === digitsOf(String(number));
}

/** The digits that count, without the zeros that only place them. */
function digitsOf(text: string): string {
  const [digits = ""] = text.toLowerCase().split("e");
  return digits.replace(/[-.]/g, "").replace(/^0+|0+$/g, "");
}
