import { $ctx } from '@milkdown/kit/utils';

/** Choices where Markdown has several ways to write the same. */
export interface WriteStyle {
  bullet: '-' | '*' | '+';
  bulletOrdered: '.' | ')';
  incrementListMarker: boolean;
  /** Leaves out escapes that are most likely not needed; the result has to be checked. */
  plain: boolean;
}

export const OWN_STYLE: WriteStyle = {
  bullet: '-',
  bulletOrdered: '.',
  incrementListMarker: true,
  plain: false,
};

export const writeStyle = $ctx(OWN_STYLE, 'writeStyle');

const BULLET = /^[\t >]*([-*+])(?=[\t ]|$)/m;
const NUMBER = /^[\t >]*(\d+)([.)])(?=[\t ]|$)/gm;

/** The style of a source, for text that is added to it. */
export function styleOf(source: string): WriteStyle {
  const bullet = BULLET.exec(source)?.[1];
  const numbers = [...source.matchAll(NUMBER)];
  const isCounted = numbers.length < 2 || numbers.some(([, number]) => number !== numbers[0]?.[1]);
  return {
    bullet: bullet === '*' || bullet === '+' ? bullet : '-',
    bulletOrdered: numbers[0]?.[2] === ')' ? ')' : '.',
    incrementListMarker: isCounted,
    plain: true,
  };
}

// Read literally even without a backslash: a bracket that does not start a link, number signs that do not start a
// heading, a dollar sign that starts no formula, an ampersand that does not start an entity, an asterisk or underscore
// between spaces, and a colon outside
// of a URL.
const NOT_NEEDED = [
  /\\(\[)(?![ xX]\](?:\s|$))(?!\^)(?![^\]]*\]:)/g,
  /\\(#{1,6})(?=[^\s#])/g,
  /\\(\$)/g,
  /\\(&)(?!#?\w+;)/g,
  /(?<=\S )\\([*_])(?= )/g,
  /(?<!https?)\\(:)(?=\/)/gi,
];

export const plainText = (escaped: string): string =>
  NOT_NEEDED.reduce((text, pattern) => text.replace(pattern, '$1'), escaped);
