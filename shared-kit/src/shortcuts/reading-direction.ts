/**
 * Whether the page is written from right to left.
 *
 * @example
 * const { left, right } = document.body.getBoundingClientRect();
 * const start = isRightToLeft() ? right : left;
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A key as it is meant on a page that is written from left to right: where one reads to the left, the left arrow leads on.
 *
 * @example
 * <Box onKeyDown={({ key }) => readingKey(key) === 'ArrowRight' && setShown(true)} />
 */
export const readingKey = (key: string): string => (isRightToLeft() ? (MIRRORED[key] ?? key) : key);
