import { LIST_PART, type ListChanges, TREE_START, type TreeStart } from '@my-note/contract/list-parts';
import type { Services } from '../../../core/services.ts';
import {
  countListed,
  type ListedRow,
  readChanged,
  readFirstChildren,
  readGone,
  readKnownSince,
  readListed,
  readListState,
  readPart,
  readRevision,
  toColumns,
  toListed,
  withListSnapshot,
} from '../../../items/index.ts';
import type { BodyCache, Encoding } from '../body.cache.ts';

/** One part of the whole list, encoded. */
export async function readListPart(
  { db }: Services,
  cache: BodyCache,
  ownerId: string,
  { after, encoding }: { after: string | undefined; encoding: Encoding },
) {
  // Read before the items: what a write in between changes is in the changes since this revision too.
  const revision = await readRevision(db, ownerId);
  return cache.get(`${ownerId}-after-${after}`, revision, encoding, async () => {
    const state = await readListState(db, ownerId);
    const rows = await readPart(db, ownerId, after, LIST_PART);
    const next = rows.length === LIST_PART ? rows.at(-1)?.id : null;
    return [JSON.stringify({ ...state, revision, next, ...toColumns(rows) })];
  });
}

type Known = { since: number; orderVersion: number };

/** What has changed since a revision, from one state of the list. */
export const readListChanges = ({ db }: Services, ownerId: string, known: Known) =>
  withListSnapshot(db, async (tx): Promise<ListChanges> => {
    const { revision, order, orderVersion } = await readListState(tx, ownerId);
    const count = await countListed(tx, ownerId);
    const none = { outdated: false, revision, orderVersion, items: [], gone: [], count };
    // A caller that is ahead knows another database: this one was put back from a copy.
    if (known.since > revision || known.since < (await readKnownSince(tx, ownerId)))
      return { ...none, outdated: true };
    const changed = known.orderVersion === orderVersion ? none : { ...none, order };
    if (known.since === revision) return changed;
    const rows = await readChanged(tx, ownerId, known.since, LIST_PART + 1);
    const gone = await readGone(tx, ownerId, known.since, LIST_PART + 1);
    if (rows.length + gone.length > LIST_PART) return { ...none, outdated: true };
    return { ...changed, items: rows.map(toListed), gone };
  });

type Shown = { slug?: string | undefined; open?: string | undefined };

/** The top level, the open categories and those above a page; of each the first children in their order. */
export const readTreeStart = ({ db }: Services, ownerId: string, { slug = '', open = '' }: Shown) =>
  withListSnapshot(db, async (tx): Promise<TreeStart> => {
    const limit = TREE_START.children;
    const { order } = await readListState(tx, ownerId);
    const chosen = await readListed(tx, ownerId, {
      ids: open.split(',').filter(Boolean),
      slugs: slugsAbove(slug.normalize('NFC')),
    });
    const opened = chosen.filter(({ type }) => type === 'category');
    const orders = [order, ...opened.map((category) => category.order)].map((each) => each.slice(0, limit));
    const listed = await readListed(tx, ownerId, { ids: orders.flat() });
    const first = await readFirstChildren(tx, ownerId, {
      parentIds: opened.map(({ id }) => id),
      without: listed.map(({ id }) => id),
      limit,
    });
    const rest = await readListed(tx, ownerId, { ids: first });
    const byId = new Map<string, ListedRow>([...chosen, ...listed, ...rest].map((row) => [row.id, row]));
    const rows = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return {
      items: rows.map((row) => ({ ...toListed(row), order: row.order.filter((id) => byId.has(id)) })),
      order: order.filter((id) => byId.has(id)),
      open: opened.map(({ id }) => id),
    };
  });

/** A page's own slug and those of the categories above it. */
const slugsAbove = (slug: string): string[] =>
  slug === '' ? [] : slug.split('/').map((_, at, segments) => segments.slice(0, at + 1).join('/'));
