/** Days as numbers, so that dates compare and ages subtract without a clock. */

/**
 * Days since 1970-01-01 of a day "2026-11-01", or of the day of an ISO time in UTC; undefined when there is no such day.
 */
export function dayNumber(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  // Years that begin in March end with the leap day, so every month has a fixed place in the year.
  const shifted = month > 2 ? year : year - 1;
  const century = Math.floor(shifted / 100);
  const beforeMonth = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5);
  return 365 * shifted + Math.floor(shifted / 4) - century + Math.floor(century / 4) + beforeMonth + day - 719469;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
