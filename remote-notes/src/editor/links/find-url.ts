import { bareUrlEnd, bareUrlHref } from '@my-note/kit/markdown';

/** Offsets are `[start, end)` in the text. */
export interface FoundUrl {
  start: number;
  end: number;
  href: string;
}

// A URL inside the brackets of a Markdown link is not another link.
const WEB = /(?<!\]\()(?:(?<![A-Za-z0-9])https?:\/\/|(?<![^\s*_~(])www\.)[\p{L}\p{N}][^\s<\ufffc]*$/iu;
const MAIL =
  /(?<![\w.+-]|\]\()([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})[?!.,:;*_~'"\]})]*(?:[\u0080-\uffff]\S*)?$/i;

/** The web or e-mail address that a text ends with; the last one, when text without spaces has several. */
export function findUrl(text: string): FoundUrl | null {
  const web = WEB.exec(text);
  if (!web) {
    const mail = MAIL.exec(text);
    const address = mail?.[1];
    return mail && address
      ? { start: mail.index, end: mail.index + address.length, href: `mailto:${address}` }
      : null;
  }
  const end = bareUrlEnd(web[0]);
  const later = end > 0 ? findUrl(web[0].slice(end)) : null;
  const offset = web.index + end;
  if (later) return { ...later, start: offset + later.start, end: offset + later.end };
  const address = web[0].slice(0, end);
  if (address === '') return null;
  return { start: web.index, end: offset, href: bareUrlHref(address) };
}
