import type { ContentHit } from '@my-note/contract';
import { categoriesNamed, unknownCategory } from '@my-note/contract/search-filters';
import type { Database } from '../../core/database.ts';
import { invalid } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { type Facts, listCategoryNames, toListItem } from '../../items/index.ts';
import { readSearch, type WantedFilters } from './filters.rules.ts';
import { hasNone, rankText } from './ranking.rules.ts';
import { findIndexed, findNewest, readHits, readStale, withSnapshot } from './search.repository.ts';
import { highlight, snippetOf } from './snippet.rules.ts';
import { readLiterals, readTerms } from './terms.rules.ts';

const MAX_HITS = 30;
/** Characters of texts that one search scans for snippets; other hits show the beginning of their text. */
const SNIPPET_CHARACTERS = 400_000;

/**
 * Full text over titles and contents: words, their beginnings and parts, in any script; accents ignored. Filters such as
 * `tag:work` limit the hits; without other words they are those changed last.
 */
export async function searchContent({ db }: Services, ownerId: string, query: string) {
  const { wanted, words, isFiltered } = readSearch(query);
  const { excluded } = wanted;
  const terms = readTerms(words);
  const literals = readLiterals(words);
  const { stale, pending, indexed } = await withSnapshot(db, async (tx) => {
    const facts = isFiltered ? await factsOf(tx, ownerId, wanted) : undefined;
    const { rows, pending } = await readStale(tx, ownerId, facts);
    const limits = { facts, excluded, limit: MAX_HITS };
    if (terms.length > 0)
      return {
        stale: rows,
        pending,
        indexed: await findIndexed(tx, ownerId, { terms, literals, ...limits }),
      };
    const ids = facts ? await findNewest(tx, ownerId, { ...limits, facts }) : [];
    // Without excluded words, the newest are found whether they are indexed or not.
    return { stale: excluded.length > 0 ? rows : [], pending, indexed: ids.map(newestRank) };
  });
  const best = [
    ...stale.flatMap(({ id, title, content }) => {
      if ((terms.length === 0 && !isFiltered) || !hasNone(title, content, excluded)) return [];
      const rank = terms.length > 0 ? rankText(title, content, terms, literals) : MAX_HITS + 1;
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

const newestRank = (id: string, at: number) => ({ id, rank: MAX_HITS - at });

async function factsOf(
  tx: Database,
  ownerId: string,
  { categories: names, ...wanted }: WantedFilters,
): Promise<Facts> {
  const all = names.length > 0 ? await listCategoryNames(tx, ownerId) : [];
  const categories = names.map((name) => {
    const ids = categoriesNamed(all, name);
    if (ids.length > 0) return ids;
    throw invalid(unknownCategory(name));
  });
  return { ...wanted, categories };
}
