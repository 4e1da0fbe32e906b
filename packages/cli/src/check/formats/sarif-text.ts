/** What a message may be, so that no reader stumbles over a whole file in it. */
const longestMessage = 4000;

/** Text in SARIF: whole characters only, as half of one is no UTF-8. */
export function sarifText(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}

/**
 * A message: never empty, and `[x](y)` in somebody's code is no link. Braces stay as they are: nobody who shows
 * messages takes the doubled ones of the standard back, and there is no placeholder without arguments.
 */
export function sarifMessage(text: string, instead: string): { text: string } {
  const whole = sarifText(text).trim() || instead;
  const short = whole.length > longestMessage ? `${whole.slice(0, longestMessage)}…` : whole;
  return { text: sarifText(short).replaceAll(/\[(?=[^\]]*\]\()/g, "\\[") };
}
