const LETTER = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}ー`;
/** Punctuation of Chinese, Japanese and Korean, and full-width forms. */
const MARK = String.raw`\u3001-\u3003\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff65\uffe0-\uffee`;

/** Behind these signs of a URL, letters belong to it: `/wiki/東京`. */
const SIGN = String.raw`/=?#&_\-`;

// Scripts without spaces go on directly behind a URL, so their letters end it behind any other letter.
const URL_RUN = new RegExp(
  `^(?:https?://|www\\.)(?:(?:[${LETTER}]+\\.)+[${LETTER}]*|(?=[\\p{L}\\p{N}])(?![${LETTER}]))(?:[${SIGN}][${LETTER}]*|[^\\s<>\\ufffc${LETTER}${MARK}])*`,
  'iu',
);

/** Punctuation around a URL, and the entity that an escaped character is. */
const TAIL = /(?:&[a-z\d]{1,31};|[?!.,:;*_~'"“”‘’«»…–—])$/i;
const LONGEST_TAIL = 33;
const BRACKETS = ['()', '[]', '{}'];

const count = (text: string, letter: string) => text.split(letter).length - 1;

/** Closing brackets that were not opened in the URL; those at its end are around it. */
const surplusOf = (url: string) =>
  new Map(BRACKETS.map(([open = '', close = '']) => [close, count(url, close) - count(url, open)]));

/**
 * Where the bare URL ends that a text begins with, 0 when it begins with none. Reader and editor both end it here.
 *
 * @example
 * const { length } = 'https://example.org';
 * const isAddressAlone = bareUrlEnd('https://example.org') === length;
 */
export function bareUrlEnd(text: string): number {
  const url = URL_RUN.exec(text)?.[0] ?? '';
  const surplus = surplusOf(url);
  let end = url.length;
  for (let tail = 1; tail > 0; end -= tail) {
    const last = url.charAt(end - 1);
    const left = surplus.get(last);
    if (left !== undefined) surplus.set(last, left - 1);
    tail =
      left === undefined
        ? (TAIL.exec(url.slice(Math.max(0, end - LONGEST_TAIL), end))?.[0].length ?? 0)
        : Number(left > 0);
  }
  return end;
}

/**
 * Where a bare URL leads: one without a scheme is read as HTTP.
 *
 * @example
 * const href = bareUrlHref('www.example.org');
 */
export const bareUrlHref = (url: string): string => (/^w/i.test(url) ? `http://${url}` : url);
