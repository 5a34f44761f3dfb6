import type { ContentHit } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { listTagged, toListItem } from '../../items/index.ts';
import { rankText } from './ranking.rules.ts';
import { findIndexed, readHits, readStale, withSnapshot } from './search.repository.ts';
import { highlight, snippetOf } from './snippet.rules.ts';
import { haveTags, readTagFilter } from './tag-filter.rules.ts';
import { readLiterals, readTerms } from './terms.rules.ts';

const MAX_HITS = 30;
/** Characters of texts that one search scans for snippets; other hits show the beginning of their text. */
const SNIPPET_CHARACTERS = 400_000;

/**
 * Full text over titles and contents: words, their beginnings and parts, in any script; accents ignored. `tag:work` limits the
 * hits to notes with that tag or one below it; without other words they are those changed last.
 */
export async function searchContent({ db }: Services, ownerId: string, query: string) {
  const { keys: tags, words } = readTagFilter(query);
  const terms = readTerms(words);
  const literals = readLiterals(words);
  const { stale, pending, indexed } = await withSnapshot(db, async (tx) => {
    const { rows, pending } = await readStale(tx, ownerId);
    const indexed =
      terms.length > 0
        ? await findIndexed(tx, ownerId, { terms, literals, tags, limit: MAX_HITS })
        : await newestTagged(tx, ownerId, tags);
    return { stale: rows, pending, indexed };
  });
  if (terms.length + tags.length === 0) return { data: [], pending };
  const best = [
    ...stale.flatMap(({ id, title, content, tags: own }) => {
      if (terms.length === 0 || !haveTags(own, tags)) return [];
      const rank = rankText(title, content, terms, literals);
      return rank === undefined ? [] : [{ id, rank }];
    }),
    ...indexed,
  ]
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_HITS);
  if (best.length === 0) return { data: [], pending };
  const items = new Map(
    (
      await readHits(
        db,
        ownerId,
        best.map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  );
  let left = SNIPPET_CHARACTERS;
  const data = best.flatMap(({ id, rank }): ContentHit[] => {
    const item = items.get(id);
    if (!item) return [];
    const snippet = snippetOf(item.content, terms, left);
    left -= Math.min(left, item.content.length);
    return [{ item: toListItem(item), title: highlight(item.title, terms), snippet, rank }];
  });
  return { data, pending };
}

async function newestTagged(tx: Database, ownerId: string, keys: string[]) {
  if (keys.length === 0) return [];
  const { ids } = await listTagged(tx, ownerId, { keys, offset: 0, limit: MAX_HITS });
  return ids.map((id, at) => ({ id, rank: MAX_HITS - at }));
}
