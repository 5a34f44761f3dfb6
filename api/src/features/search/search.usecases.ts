import type { ContentHit } from '@my-note/contract';
import type { Services } from '../../core/services.ts';
import { toListItem } from '../../items/index.ts';
import { rankText } from './ranking.rules.ts';
import { findIndexed, readHits, readStale, withSnapshot } from './search.repository.ts';
import { highlight, snippetOf } from './snippet.rules.ts';
import { readLiterals, readTerms } from './terms.rules.ts';

const MAX_HITS = 30;
/** Characters of texts that one search scans for snippets; other hits show the beginning of their text. */
const SNIPPET_CHARACTERS = 400_000;

/** Full text over titles and contents: words, their beginnings and parts, in any script; accents ignored. */
export async function searchContent({ db }: Services, ownerId: string, query: string) {
  const terms = readTerms(query);
  const literals = readLiterals(query);
  const { stale, pending, indexed } = await withSnapshot(db, async (tx) => {
    const { rows, pending } = await readStale(tx, ownerId);
    const indexed =
      terms.length > 0 ? await findIndexed(tx, ownerId, { terms, literals, limit: MAX_HITS }) : [];
    return { stale: rows, pending, indexed };
  });
  if (terms.length === 0) return { data: [], pending };
  const best = [
    ...stale.flatMap(({ id, title, content }) => {
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
