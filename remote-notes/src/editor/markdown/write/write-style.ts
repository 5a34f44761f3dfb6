import { $ctx } from '@milkdown/kit/utils';

/** How things are written that Markdown can write in more ways than one. */
export interface WriteStyle {
  bullet: '-' | '*' | '+';
  bulletOrdered: '.' | ')';
  incrementListMarker: boolean;
  /** Without escapes that are most likely not needed; whether they are has to be looked at then. */
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

/** The style of a source, so that what is added to it looks alike. */
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

// Each would be read as the sign alone: a bracket that opens no link, number signs that open no heading,
// an ampersand without a name behind it, a star or a line between spaces, and the colon of an address that is no link.
const NOT_NEEDED = [
  /\\(\[)(?![ xX]\](?:\s|$))(?!\^)(?![^\]]*\]:)/g,
  /\\(#{1,6})(?=[^\s#])/g,
  /\\(&)(?!#?\w+;)/g,
  /(?<=\S )\\([*_])(?= )/g,
  /(?<!https?)\\(:)(?=\/)/gi,
];

/** Text without the escapes that are most likely not needed. */
export const plainText = (escaped: string): string =>
  NOT_NEEDED.reduce((text, pattern) => text.replace(pattern, '$1'), escaped);
