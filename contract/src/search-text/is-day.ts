const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text names a day that exists, such as `2026-12-01`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
