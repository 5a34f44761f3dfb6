import { normalizeSearchText } from '@my-note/contract/search-text';
import type { Database } from '../../src/core/database.ts';
import { randomIds } from '../../src/core/services.ts';
import { items } from '../../src/items/tables.ts';
import { slugify, textStatsOf } from '../../src/items/text.ts';

const BATCH = 250;
const CHARACTERS = 2_000;

/** Repeatable, so that two runs measure the same texts. */
export function createWords(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const [onsets, vowels] = [
    'b c d f g h j k l m n p r s t v w br ch cl dr fl gr pl sh st th tr'.split(' '),
    'a e i o u ai ea ou'.split(' '),
  ];
  const ends = 'n r s t l m d ng nd st ck ll rm x'.split(' ');
  const one = (list: string[]) => list[Math.floor(roll() * list.length)] ?? '';
  const syllable = () => one(onsets) + one(vowels) + (roll() < 0.4 ? one(ends) : '');
  const vocabulary = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 1 + Math.floor(roll() * 4) }, syllable).join(''),
  );
  // A few words make most of a text, as in every language.
  const word = () => vocabulary[Math.floor(vocabulary.length * roll() ** 4)] ?? 'word';
  return { word, vocabulary };
}

type Seeds = {
  count: number;
  searched: boolean;
  perCategory?: number;
  /** When the note with this number was made; now, if not said. */
  madeAt?: (n: number) => Date;
};

/** Writes notes of about 2 kB below categories of 100 each, unless said otherwise. Answers slugs, ids and words to look for. */
export async function seedNotes(
  db: Database,
  ownerId: string,
  { count, searched, perCategory = 100, madeAt }: Seeds,
) {
  const { word, vocabulary } = createWords(count);
  const slugs: string[] = [];
  const ids: string[] = [];
  const now = new Date();
  const base = { createdBy: ownerId, createdAt: now, updatedAt: now, searchStale: searched };
  let parent = { id: '', slug: '' };
  let rows: (typeof items.$inferInsert)[] = [];
  const flush = async () => {
    if (rows.length > 0) await db.insert(items).values(rows);
    rows = [];
  };
  for (let n = 0; n < count; n += 1) {
    if (n % perCategory === 0) {
      parent = { id: randomIds.row(), slug: `category-${n / perCategory}` };
      rows.push({
        ...base,
        id: parent.id,
        type: 'category',
        title: `Category ${n / perCategory}`,
        slug: parent.slug,
      });
    }
    const title = `${word()} ${word()} ${n}`;
    let content = '';
    while (content.length < CHARACTERS) content += `${word()} ${content.length % 90 === 0 ? '\n\n' : ''}`;
    const slug = `${parent.slug}/${slugify(title)}`;
    const id = randomIds.row();
    const made = madeAt ? { createdAt: madeAt(n), updatedAt: madeAt(n) } : {};
    const place = { id, type: 'note' as const, title, slug, parentId: parent.id };
    rows.push({ ...base, ...made, ...place, content, ...textStatsOf(content) });
    slugs.push(slug);
    ids.push(id);
    if (rows.length >= BATCH) await flush();
  }
  await flush();
  const words = [1, 40, 400, 4_000, 12_000, 19_000].map((at) => normalizeSearchText(vocabulary[at] ?? ''));
  return { slugs, ids, words };
}
