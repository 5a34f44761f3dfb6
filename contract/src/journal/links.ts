/**
 * Address of the page with the journal, or with one of its days.
 *
 * @example
 * journalLink('2026-12-01'); // '/i/today?day=2026-12-01'
 */
export const journalLink = (day?: string): string => (day === undefined ? '/i/today' : `/i/today?day=${day}`);

/** Addresses of the same page that lead on to the note of today, or to the field that appends to it. */
export const TODAY_LINKS = { open: '/i/today?open', append: '/i/today?append' } as const;
