import type { ContentHit, ContentSearch } from '@my-note/shared-kit/contract';
import type { Services } from '../../services.ts';
import { toListItem } from '../items/items.models.ts';
import { findIndexed, readHits, readStale } from './search.repository.ts';
import { highlight, snippetOf } from './snippet.ts';
import { readTerms } from './terms.ts';
import { rankText } from './tiers.ts';

const MAX_HITS = 30;

/** Full text over titles and contents: words, their beginnings and parts, in any script, accents ignored. */
export async function searchContent(
  { db }: Services,
  ownerId: string,
  query: string,
): Promise<ContentSearch> {
  const terms = readTerms(query);
  const { rows: stale, pending } = await readStale(db, ownerId);
  if (terms.length === 0) return { data: [], pending };
  const ranks = new Map<string, number>();
  for (const { id, rank } of await findIndexed(db, ownerId, { terms, limit: MAX_HITS })) ranks.set(id, rank);
  for (const { id, title, content } of stale) {
    const rank = rankText(title, content, terms);
    if (rank !== undefined) ranks.set(id, rank);
  }
  if (ranks.size === 0) return { data: [], pending };
  const hits = (await readHits(db, ownerId, [...ranks.keys()])).map(
    (item): ContentHit => ({
      item: toListItem(item),
      title: highlight(item.title, terms),
      snippet: snippetOf(item.content, terms),
      rank: ranks.get(item.id) ?? 0,
    }),
  );
  hits.sort((a, b) => b.rank - a.rank || b.item.updatedAt.localeCompare(a.item.updatedAt));
  return { data: hits.slice(0, MAX_HITS), pending };
}
