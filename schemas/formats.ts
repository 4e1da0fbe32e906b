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
  const [year, month, day] = [numberAt(text, 0, 4), numberAt(text, 5, 7), numberAt(text, 8, 10)];
  if (text[4] !== "-" || text[7] !== "-" || Number.isNaN(year)) return false;
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysIn(year, month));
}

/** The number that the digits from `start` to `end` write; NaN where a character is no digit. */
function numberAt(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The formats that the schemas use, ready for a validator's table of formats. */
export const formats = { date: isDate, "date-time": isDateTime } as const;
