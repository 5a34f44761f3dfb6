/** Offsets are `[start, end)` in the text. */
export interface FoundUrl {
  start: number;
  end: number;
  href: string;
}

// A URL inside the brackets of a Markdown link is not another link.
const WEB = /(?<![A-Za-z0-9]|\]\()(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s<>\ufffc]*$/iu;
const MAIL = /(?<![\w.+-]|\]\()[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}[?!.,:;*_~'"\]})]*$/i;

const count = (text: string, letter: string) => text.split(letter).length - 1;

/** Without trailing punctuation. A closing bracket stays when it was opened in the URL. */
function withoutPunctuation(address: string): string {
  const last = address.at(-1) ?? '';
  const isPunctuation =
    last === ')' ? count(address, ')') > count(address, '(') : /[?!.,:;*_~'"\]}]/.test(last);
  return isPunctuation ? withoutPunctuation(address.slice(0, -1)) : address;
}

const toHref = (address: string): string => {
  if (address.includes('://')) return address;
  return /^www\./i.test(address) ? `http://${address}` : `mailto:${address}`;
};

/** The web or e-mail address that a text ends with. */
export function findUrl(text: string): FoundUrl | null {
  const match = WEB.exec(text) ?? MAIL.exec(text);
  if (!match) return null;
  const address = withoutPunctuation(match[0]);
  return { start: match.index, end: match.index + address.length, href: toHref(address) };
}
