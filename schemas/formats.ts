const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const momentPattern =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** True for a day of the calendar as `YYYY-MM-DD` (RFC 3339 `full-date`), such as `2024-02-29`. */
export function isDate(text: string): boolean {
  return dayPattern.test(text) && startsWithDay(text);
}

/** True for a moment as RFC 3339 writes it with a capital `T` and a whole offset, seconds included. */
export function isDateTime(text: string): boolean {
  return momentPattern.test(text) && startsWithDay(text);
}

/** Whether the calendar has the day of the ten digits and hyphens that the text starts with. */
function startsWithDay(text: string): boolean {
  const day = Number(text.slice(8, 10));
  if (day >= 1 && day <= 28) return text.slice(5, 7) >= "01" && text.slice(5, 7) <= "12";
  return day >= 1 && day <= daysIn(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The formats that the schemas use, ready for a validator's table of formats. */
export const formats = { date: isDate, "date-time": isDateTime } as const;
