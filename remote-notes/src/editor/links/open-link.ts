import { type ListItem, links } from '@my-note/contract';

const NOTE = /^note:([0-9a-f-]{36})(#\S*)?/i;
const SAFE = /^(?:https?:|mailto:|tel:)/i;

/** Where a link of a note leads: a page of this site, or another one; null when it is gone or not safe to open. */
export function linkTarget(href: string, items: readonly ListItem[]): { url: string; isOwn: boolean } | null {
  const [, id, part = ''] = NOTE.exec(href) ?? [];
  if (id !== undefined) {
    const item = items.find(({ _id }) => _id === id.toLowerCase());
    return item ? { url: links.item(item.slug) + part, isOwn: true } : null;
  }
  if (href.startsWith('#')) return { url: location.pathname + location.search + href, isOwn: true };
  if (!URL.canParse(href, location.origin)) return null;
  const url = new URL(href, location.origin);
  if (!SAFE.test(url.protocol)) return null;
  const isOwn = url.origin === location.origin;
  return { url: isOwn ? url.pathname + url.search + url.hash : url.href, isOwn };
}
