import { LIMITS } from '@my-note/contract';

/** What somebody wants to keep, as the fields of the page `/i/new`. */
export interface SharedText {
  title: string;
  content: string;
  tags: string;
}

const webAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

const firstLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[#>\s*-]+/, '').trim())
    .find(Boolean) ?? '';

/**
 * Reads an address such as `/i/new?title=Bread&url=https://example.org`. What follows `#` is read as well, and wins:
 * it may be longer, and no server sees it.
 */
export function readSharedText({ search, hash }: { search: string; hash: string }): SharedText {
  const [before, after] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const all = (name: string) => [after, before].map((from) => from.getAll(name)).find(([one]) => one) ?? [];
  const read = (name: string) => (all(name)[0] ?? '').replaceAll('\r\n', '\n').trim();
  const [text, address] = [read('text'), read('url')];
  const url = webAddress(address);
  // Android puts the address into the text, and leaves `url` empty.
  const link = address === '' || text.includes(address) ? '' : url ? `<${url.href}>` : address;
  const named = read('title').replace(/\s+/g, ' ');
  const title = named || firstLine(text).slice(0, LIMITS.titleLength).trim() || (url?.host ?? address);
  return { title, content: [text, link].filter(Boolean).join('\n\n'), tags: all('tags').join(' ') };
}

/** The part of an address after `#` that `readSharedText` reads these fields from. */
export const toHash = ({ title, content, tags }: SharedText): string =>
  `#${new URLSearchParams({ title, text: content, tags })}`;
