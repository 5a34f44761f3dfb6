/** An address on a site, with or without its origin: its path may be the slug of a note. */
const ADDRESS = /(?:https?:\/\/[^\s/<>()"']+)?\/((?:[\p{L}\p{M}\p{N}/-]|%[0-9a-f]{2})+)/giu;
const MOST = 500;

/** The slugs to which a text may link by address. */
export function addressesIn(content: string): string[] {
  const slugs = new Set<string>();
  for (const [, path = ''] of content.matchAll(ADDRESS)) {
    const slug = decoded(path).normalize('NFC').replace(/\/+$/, '');
    if (slug !== '') slugs.add(slug);
    if (slugs.size === MOST) break;
  }
  return [...slugs];
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
