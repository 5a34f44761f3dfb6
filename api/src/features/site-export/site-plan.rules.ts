import path from 'node:path';
import { groupBy } from '../../core/group-by.ts';
import { attachmentFileNames } from '../archive/layout.rules.ts';
import type { Exported } from '../export/export.repository.ts';

type File = { id: string; name: string; type: string };
type Node = { row: Exported; depth: number };
export type SitePlan = ReturnType<typeof planSite>;

/** No segment of an address has a line below, so that nothing of a note is there. */
export const FILES = '_files';
const INDEX = 'index.html';
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

const parentOf = (slug: string) => slug.slice(0, Math.max(0, slug.lastIndexOf('/')));

function fileOf({ slug, type }: Exported, start: string): string {
  const below = slug.slice(start.length).replace(/^\//, '');
  if (below === '') return INDEX;
  const parts = below.split('/').map((part) => (DEVICE.test(part) ? `${part}_` : part));
  if (type === 'category') return `${parts.join('/')}/${INDEX}`;
  const last = parts.pop() ?? '';
  return [...parts, `${last}${last === 'index' ? '_' : ''}.html`].join('/');
}

/**
 * The pages of a site and the order of its tree.
 * @param start slug of the exported category, which is the first page; empty for everything
 */
export function planSite(rows: Exported[], files: File[], topLevel: string[], start: string) {
  const paths = new Map(rows.map((row) => [row.id, fileOf(row, start)]));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const names = attachmentFileNames(files);
  const attachments = new Map(
    files.map(({ id, name, type }) => [
      id,
      { id, name, type, path: `${FILES}/attachments/${names.get(id)}` },
    ]),
  );
  const children = groupBy(rows, ({ slug }) => (slug === start ? '\0' : parentOf(slug)));

  function inside(slug: string, order: string[]): Exported[] {
    const places = new Map(order.map((id, place) => [id, place]));
    const place = ({ id }: Exported) => places.get(id) ?? order.length;
    return (children.get(slug) ?? []).toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
  }
  const childrenOf = (row: Exported | undefined): Exported[] =>
    row ? inside(row.slug, row.order) : inside('', topLevel);
  const tree = (list: Exported[], depth: number): Node[] =>
    list.flatMap((row) => [
      { row, depth },
      ...(row.type === 'category' ? tree(childrenOf(row), depth + 1) : []),
    ]);
  const first = bySlug.get(start);

  function above({ slug }: Exported): Exported[] {
    const found: Exported[] = [];
    for (let at = slug; at !== start && at !== ''; ) {
      at = parentOf(at);
      const row = bySlug.get(at);
      if (row) found.unshift(row);
    }
    return found;
  }

  return {
    first,
    tree: [...(first ? [{ row: first, depth: 0 }] : []), ...tree(childrenOf(first), first ? 1 : 0)],
    childrenOf,
    above,
    attachments: [...attachments.values()],
    attachment: (id: string) => attachments.get(id),
    pathOf: (row: { id: string }) => paths.get(row.id) ?? INDEX,
    pathOfId: (id: string) => paths.get(id),
    ofSlug: (slug: string) => bySlug.get(slug)?.id,
    total: rows.length + files.length,
  };
}

/** The address of a file of the site, seen from another one. */
export const hrefFrom = (from: string, to: string): string =>
  path.posix.relative(path.posix.dirname(from), to).split('/').map(encodeURIComponent).join('/');

/** The way from a page back to the first folder: `../`. */
export const rootFrom = (page: string): string => '../'.repeat(page.split('/').length - 1);
