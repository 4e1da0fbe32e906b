const momentPattern =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** True for a day of the calendar as `YYYY-MM-DD` (RFC 3339 `full-date`), such as `2024-02-29`. */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDay(text);
}

/** True for a moment as RFC 3339 writes it with a capital `T` and a whole offset, seconds included. */
export function isDateTime(text: string): boolean {
  return momentPattern.test(text) && startsWithDay(text);
}

/** Whether the text starts with a day of the calendar, character by character: archives hold many. */
function startsWithDay(text: string): boolean {
  if (text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return false;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1)) return false;
  return day <= 28 || day <= daysIn(year, month);
}

const hyphen = 45;

/** The number that two digits write; NaN where one is none. */
function twoDigits(text: string, start: number): number {
  const tens = text.charCodeAt(start) - 48;
  const ones = text.charCodeAt(start + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The formats that the schemas use, ready for a validator's table of formats. */
export const formats = { date: isDate, "date-time": isDateTime } as const;
