import { links, type SharedHit } from '@my-note/contract';
import { ignoreFullDisk } from '../../../core/disk-full.ts';
import { notFound } from '../../../core/errors.ts';
import type { CallLimit } from '../../../core/rate-limits/call-limit.ts';
import type { Services } from '../../../core/services.ts';
import { addressGroup } from '../../../core/text/address-group.ts';
import type { ItemRow } from '../../../items/tables.ts';
import { notify } from '../../notifications/notify.usecases.ts';
import { rankText } from '../../search/ranking.rules.ts';
import { highlight, snippetOf } from '../../search/snippet.rules.ts';
import { readTerms } from '../../search/terms.rules.ts';
import {
  countView,
  findOpenShare,
  findSharedAt,
  holdsAttachment,
  isWhole,
  listShared,
  listSharedAround,
  listStaleShared,
  type OpenShare,
  searchShared,
} from '../shares.repository.ts';
import { toEmbeddedItem, toSharedItem } from '../shares.rules.ts';
import { sharesTexts } from '../texts.ts';
import { describeEmbeds, findThrough } from './embedded.usecases.ts';
import type { Attempt, SharePasswords } from './share-password.usecases.ts';
import type { ShareVisits } from './share-visits.cache.ts';
import { addressesIn } from './shared-addresses.rules.ts';

export type SharedViewDeps = Services & {
  passwords: SharePasswords;
  visits: ShareVisits;
  countSearch: CallLimit;
};
/** The visitor: the password sent along, the address, and the user when signed in. */
export type Visitor = Attempt & { userId: string | undefined };

const MAX_HITS = 30;
const MAX_STALE = 50;
/** Characters of texts that one search scans for snippets; other hits show the beginning of their text. */
const SNIPPET_CHARACTERS = 400_000;

const gone = () => notFound(sharesTexts.pageNotShared);

/** The shared tree without texts. A visit by anybody but the owner is counted, a reload is not. */
export async function openShared(deps: SharedViewDeps, shareId: string, visitor: Visitor) {
  const open = await requireOpen(deps, shareId, visitor);
  const rows = await listShared(deps.db, open);
  const titles = titlesOf(rows);
  const root = rows.find(({ id }) => id === open.root.id);
  if (!root) throw gone();
  const stranger = visitor.userId !== open.share.createdBy;
  if (stranger && deps.visits.isNew(open.share.id, visitor))
    await countVisit(deps, open).catch(ignoreFullDisk);
  const show = (item: ItemRow) => toSharedItem(open, item, titles);
  return { note: show(root), notes: rows.filter(({ id }) => id !== root.id).map(show) };
}

/** Counts a visit; the owner is notified of the first one. */
function countVisit(deps: Services, { share, root }: OpenShare) {
  return deps.db.transaction(async (tx) => {
    const views = await countView(tx, share.id, deps.clock());
    if (views !== 1) return;
    await notify(deps, tx, {
      to: share.createdBy,
      kind: 'share-viewed',
      title: () => sharesTexts.openedTitle,
      description: () => sharesTexts.openedText(root.title || sharesTexts.untitled),
      href: links.sharing(),
      dedupeKey: `share-viewed:${share.id}`,
    });
  });
}

/** A note of a share, or one that is embedded there through these others. */
type SharedPlace = { shareId: string; noteId: string; through?: string | undefined };

async function requireItem(deps: SharedViewDeps, at: SharedPlace, visitor: Visitor) {
  const open = await requireOpen(deps, at.shareId, visitor);
  const found = await findThrough(deps, open, at.noteId, at.through);
  if (!found) throw gone();
  return { open, ...found };
}

export async function readSharedNote(deps: SharedViewDeps, at: SharedPlace, visitor: Visitor) {
  const { open, item, isInside } = await requireItem(deps, at, visitor);
  const linked = await findSharedAt(deps.db, open, addressesIn(item.content));
  const addresses = Object.fromEntries(linked.map(({ slug, id }) => [slug, id]));
  const embeds = await describeEmbeds(deps, open, item.content);
  const text = { content: item.content, alone: !isWhole(open), addresses, ...embeds };
  if (!isInside) return { ...toEmbeddedItem(open, item), ...text };
  const titles = titlesOf(await listSharedAround(deps.db, open, item));
  return { ...toSharedItem(open, item, titles), ...text };
}

/** The text of a shared note, unchanged. */
export async function readSharedText(deps: SharedViewDeps, at: SharedPlace, visitor: Visitor) {
  return (await requireItem(deps, at, visitor)).item.content;
}

/** Searches the items of a share like the owner's own notes. */
export async function searchInShare(
  deps: SharedViewDeps,
  { shareId, query }: { shareId: string; query: string },
  visitor: Visitor,
): Promise<SharedHit[]> {
  const open = await requireOpen(deps, shareId, visitor);
  const terms = readTerms(query);
  if (terms.length === 0) return [];
  deps.countSearch(addressGroup(visitor.address));
  const stale = await listStaleShared(deps.db, open, MAX_STALE);
  const changed = stale.filter(({ title, content }) => rankText(title, content, terms) !== undefined);
  // An item that is indexed between the two queries is in both.
  const found = new Map(
    [...changed, ...(await searchShared(deps.db, open, terms, MAX_HITS))].map((row) => [row.id, row]),
  );
  const named = ({ title }: ItemRow) => (rankText(title, '', terms) === undefined ? 1 : 0);
  const rows = [...found.values()].sort((a, b) => named(a) - named(b)).slice(0, MAX_HITS);
  const titles = titlesOf(await listShared(deps.db, open));
  let left = SNIPPET_CHARACTERS;
  return rows.map((row) => {
    const snippet = snippetOf(row.content, terms, left);
    left -= Math.min(left, row.content.length);
    return { item: toSharedItem(open, row, titles), title: highlight(row.title, terms), snippet };
  });
}

/** The owner of the attachments that a visitor may read through a share; undefined for none. */
export async function ownerOfSharedAttachment(
  deps: SharedViewDeps,
  {
    shareId,
    noteId,
    through,
    attachmentId,
  }: Partial<SharedPlace> & { shareId: string; attachmentId: string },
  visitor: Visitor,
): Promise<string | undefined> {
  const open = await requireOpen(deps, shareId, visitor);
  const { createdBy } = open.share;
  if (await holdsAttachment(deps.db, open, attachmentId)) return createdBy;
  const found = noteId === undefined ? undefined : await findThrough(deps, open, noteId, through);
  return found?.item.attachments.includes(attachmentId) ? createdBy : undefined;
}

async function requireOpen({ db, clock, passwords }: SharedViewDeps, shareId: string, visitor: Visitor) {
  const open = await findOpenShare(db, shareId, clock());
  const owner = open !== undefined && visitor.userId === open.share.createdBy;
  if (!owner) await passwords.check(shareId, open?.share.passwordHash, visitor);
  if (!open) throw gone();
  return open;
}

const titlesOf = (rows: { id: string; title: string }[]) => new Map(rows.map(({ id, title }) => [id, title]));
