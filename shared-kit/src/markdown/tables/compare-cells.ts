import { collator } from '@my-note/contract/language';

const DATE = /^\d{4}-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?)?$/;
/** A number with a sign, and with a unit or a currency on one side. */
const NUMBER = /^(?:[^\d\s.,+-]{1,3}\s?)?([+-−]?\d[\d.,'’\s]*)(?:\s?[^\d\s.,]{1,4})?$/;

/** A number as people write it: the last of two signs parts the decimals, three digits behind one are thousands. */
function numberOf(text: string): number | undefined {
  const [, written] = NUMBER.exec(text) ?? [];
  if (written === undefined) return undefined;
  const plain = written.replace('−', '-').replace(/['’\s]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const mark = plain[last] ?? '';
  const isThousands =
    mark !== '' && (plain.split(mark).length > 2 || (mark === ',' && /,\d{3}$/.test(plain)));
  if (last < 0 || isThousands) return Number(plain.replace(/[.,]/g, ''));
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

const asWords = collator({ numeric: true, sensitivity: 'base' });

/**
 * How the cells of a column are put in order: as numbers or dates when all of them are, else as words of the reader's
 * language. Empty cells are not asked for.
 */
export function comparerOf(texts: readonly string[]): (one: string, other: string) => number {
  const filled = texts.filter((text) => text !== '');
  if (filled.every((text) => DATE.test(text)))
    return (one, other) => (one < other ? -1 : Number(one > other));
  if (filled.every((text) => Number.isFinite(numberOf(text))))
    return (one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0);
  return asWords;
}
