/**
 * Whether the page is written from right to left.
 *
 * @example
 * const room = isRightToLeft() ? innerWidth - event.clientX : event.clientX;
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A key as it is meant on a page that is written from left to right: where one reads to the left, the left arrow leads on.
 *
 * @example
 * if (readingKey(event.key) === 'ArrowRight') setOpen(true);
 */
export const readingKey = (key: string): string => (isRightToLeft() ? (MIRRORED[key] ?? key) : key);
