import { isMap, isScalar, Lexer } from 'yaml';
import * as z from 'zod';
import { type FrontMatter, fields, KEY, MAX_FRONT_MATTER, parseBlock, splitBlock } from './front-matter.ts';

/** The names that other programs have for the dates, the first that can be read counts. */
const CREATED = ['created', 'created_at', 'date'];
const UPDATED = ['updated', 'updated_at', 'modified'];
const DATE = /^(\d{4}-\d\d)(-\d\d)?(?:[T ]+(\d\d?)(:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;
const BOUNDS = { first: new Date('0001-01-01T00:00:00Z'), last: new Date('9999-12-31T23:59:59.999Z') };

/** A date as programs write it, in UTC when it says no zone. JavaScript reads one in many a text. */
export const foreignInstant = z
  .string()
  .transform((text) => parsedDate(text.trim()))
  .pipe(z.date().min(BOUNDS.first).max(BOUNDS.last));

function parsedDate(text: string): Date | undefined {
  const [, month, day = '-01', hour = '00', time = ':00', zone = 'Z'] = DATE.exec(text) ?? [];
  if (month === undefined) return undefined;
  const midnight = new Date(`${month}${day}T00:00:00Z`);
  // The 31st of February would become a day of March.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(8, 10) !== day.slice(1))
    return undefined;
  const offset = zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase();
  return new Date(`${month}${day}T${hour.padStart(2, '0')}${time}${offset}`);
}

const tag = z.union([z.string(), z.number()]).transform(String);
const tags = z.union([tag.transform((list) => list.split(/[\s,]+/)), z.array(tag)]);

type ForeignFront = Pick<FrontMatter, 'title' | 'created' | 'updated' | 'pinned'>;
export type ForeignFile = {
  front: ForeignFront;
  text: string;
  /** As hashtags. */
  tags: string[];
  /** What has no place here, as YAML. */
  properties: string;
};

/** Takes the front matter off a file of another program. Nothing of it is lost: see `withProperties`. */
export function readForeignFile(file: string): ForeignFile {
  const asText = { front: {}, text: file, tags: [], properties: '' };
  const { yaml, rest } = splitBlock(file);
  if (yaml === undefined) return asText;
  const text = rest.replace(/^(?:[ \t]*\r?\n)+/, '');
  if (yaml.trim() === '') return { ...asText, text };
  // Reading much YAML is slow, so it is kept as it stands. Two rules with prose between them look the same.
  if (yaml.length > MAX_FRONT_MATTER)
    return KEY.test(yaml) ? { ...asText, text, properties: `${yaml.trimEnd()}\n` } : asText;
  try {
    return { ...readBlock(yaml), text };
  } catch {
    return asText;
  }
}

function readBlock(yaml: string) {
  const { document, values, write } = parseBlock(yaml);
  // Of a key that stands there twice the last one counts, and the first stays.
  const removeLast = (name: string) => {
    if (!isMap(document.contents)) return;
    const { items } = document.contents;
    const at = items.findLastIndex(({ key }) => isScalar(key) && key.value === name);
    if (at >= 0) items.splice(at, 1);
  };
  const take = <T>(keys: string[], schema: z.ZodType<T>): T | undefined => {
    for (const key of keys) {
      const found = Object.hasOwn(values, key) ? schema.safeParse(values[key]) : undefined;
      if (!found?.success) continue;
      removeLast(key);
      return found.data;
    }
    return undefined;
  };
  const front = {
    title: take(['title'], fields.title),
    created: take(CREATED, foreignInstant),
    updated: take(UPDATED, foreignInstant),
    pinned: take(['pinned'], fields.pinned),
  };
  const found = take(['tags', 'tag'], tags) ?? [];
  const hashtags = found.map(hashtag);
  const changed = found.filter((name, n) => hashtags[n] !== `#${name.replace(/^#/, '')}` && name !== '');
  if (changed.length > 0) document.set('tags', changed);
  const written = hashtags.filter((word) => word !== '#');
  return { front, tags: [...new Set(written)], properties: withComments(write(), yaml) };
}

const NO_WORD =
  /[^\p{Join_C}\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u{e0020}-\u{e007f}_/-]+/gu;
/** A tag as one word. */
const hashtag = (name: string) => `#${name.replace(NO_WORD, '-').replace(/^-+|-+$/g, '')}`;

/** Comments leave with the key that they stand at: those are put on top. */
function withComments(properties: string, yaml: string) {
  if (!yaml.includes('#')) return properties;
  const lexemes = [...new Lexer().lex(yaml)];
  // Behind this mark a text follows, which may begin with the same character.
  const comments = lexemes.filter((lexeme, n) => /^#./.test(lexeme) && lexemes[n - 1] !== '\x1f');
  const lost = comments
    .map((comment) => comment.trimEnd())
    .filter((comment) => !properties.includes(comment));
  return lost.map((comment) => `${comment}\n`).join('') + properties;
}

/**
 * A text with its tags as its last line, so that the search finds them, and what has no place here as a
 * block of code behind it: at the top it would be read as a rule and a heading.
 */
export function withProperties(text: string, { tags, properties }: Pick<ForeignFile, 'tags' | 'properties'>) {
  const longest = Math.max(2, ...Array.from(properties.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const block = properties === '' ? '' : `${fence}yaml\n${properties}${fence}`;
  const parts = [tags.join(' '), block].filter((part) => part !== '');
  return parts.length === 0 ? text : `${[text.trimEnd(), ...parts].filter(Boolean).join('\n\n')}\n`;
}
