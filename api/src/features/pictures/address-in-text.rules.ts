import { decodeUri } from '../../core/text/decode-uri.ts';

const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const AMPERSAND = /&(?:amp|#38|#x26);/gi;
/** Characters that continue an address: before one of these, the text has a longer address. */
const GOES_ON = /[\p{L}\p{N}\p{M}%/?#&=~_.:@+$*;,-]/u;

/** Text as a renderer reads the addresses in it: without escapes, references and percent signs. */
const plain = (text: string) =>
  text
    .replace(ESCAPED, '$1')
    .replace(AMPERSAND, '&')
    .replace(/(?:%[0-9a-f]{2})+/gi, decodeUri)
    .normalize('NFC');

/** Whether a Markdown text has the whole address of another site, with or without its scheme. */
export function containsAddress(markdown: string, address: string): boolean {
  const [text, wanted] = [plain(markdown), plain(address).replace(/^https?:/i, '')];
  if (!wanted.startsWith('//') || wanted.length < 4) return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const next = text.slice(at + wanted.length, at + wanted.length + 2);
    if (!GOES_ON.test([...next][0] ?? '')) return true;
  }
  return false;
}
