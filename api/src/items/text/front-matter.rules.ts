import { LIMITS } from '@my-note/contract';
import { iconSchema } from '@my-note/contract/item-calls';
import { isMap, parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { takeOrder } from './front-matter-order.rules.ts';

const FIRST_RULE = /^---[ \t]*\r?\n/;
const NEXT_RULE = /(?:^|\n)---[ \t]*(?:\r?\n|$)/;
/** Limit without an order, because parsing YAML blocks other requests. */
export const MAX_FRONT_MATTER = 16 * 1024;
export const FRONT_MATTER_KEY = /^[\w-]+:(?:\s|$)/;

const instant = z
  .string()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date('0001-01-01')).max(new Date('9999-12-31')));
export const frontMatterFields = {
  title: z
    .union([z.string(), z.number()])
    .transform((title) => String(title).replaceAll('\0', '').slice(0, LIMITS.titleLength)),
  /** The slug of the note or category, when the file name does not contain it. */
  slug: z.string().min(1),
  created: instant,
  updated: instant,
  pinned: z.boolean(),
  icon: iconSchema,
  locked: z.boolean(),
  /** File names of the children that have a place of their own, folders with a slash at the end. */
  order: z.array(z.string()),
};
const schema = z.object(frontMatterFields).partial();
/** The properties of a note or category in its file. */
export type FrontMatter = z.infer<typeof schema>;

export const writeFrontMatter = (front: FrontMatter): string =>
  `---\n${stringify(valuesOf(front), { lineWidth: 0 })}---\n`;

function valuesOf({ title, slug, created, updated, pinned, icon, locked, order }: FrontMatter) {
  return {
    title,
    slug,
    created: created?.toISOString(),
    updated: updated?.toISOString(),
    pinned: pinned || undefined,
    icon: icon ?? undefined,
    locked: locked || undefined,
    order: order?.length ? order : undefined,
  };
}

const OWN_KEY = 'my-note';
const NESTED = /^(---[ \t]*\r?\n)my-note:[ \t]*\r?\n((?: {2}[^\n]*\n)+)/;
const FIRST_PROPERTY = /^\s*(?:#[^\n]*\n\s*)*["']?[\p{L}\p{N}_][^\n:]*:(?:\s|$)/u;

/** Whether a note's own text begins with front matter, judged by its first name. */
function hasFrontMatter(content: string): boolean {
  const { yaml } = splitBlock(content);
  return yaml !== undefined && FIRST_PROPERTY.test(yaml);
}

export const withoutFrontMatter = (content: string): string =>
  hasFrontMatter(content) ? splitBlock(content).rest : content;

/**
 * A note as a file. The note's own front matter stays the file's front matter: our properties are
 * one additional first name in it, so that removing it restores every byte.
 */
export function writeNoteFile(front: FrontMatter, content: string): string {
  if (!hasFrontMatter(content)) return writeFrontMatter(front) + content;
  const own = stringify({ [OWN_KEY]: valuesOf(front) }, { lineWidth: 0, blockQuote: false });
  return content.replace(FIRST_RULE, (rule) => rule + own);
}

/** Removes our front matter from a text. Unknown keys stay in a block of their own. */
export function readFrontMatter(file: string, tooLong: () => Error): { front: FrontMatter; text: string } {
  const nested = readNested(file);
  if (nested) return nested;
  const { yaml, rest } = splitBlock(file);
  const isLong = yaml !== undefined && yaml.length > MAX_FRONT_MATTER;
  if (isLong && FRONT_MATTER_KEY.test(yaml)) throw tooLong();
  // Prose between two rules has the same form.
  const asText = { front: {}, text: file };
  if (yaml === undefined || isLong) return asText;
  try {
    const { front, others } = readBlock(yaml);
    return { front, text: others === '' ? rest : `---\n${others}---\n${rest}` };
  } catch {
    return asText;
  }
}

function readNested(file: string): { front: FrontMatter; text: string } | undefined {
  const [whole, rule = '', yaml = ''] = NESTED.exec(file) ?? [];
  if (whole === undefined || yaml.length > MAX_FRONT_MATTER) return undefined;
  try {
    return { front: readBlock(yaml).front, text: rule + file.slice(whole.length) };
  } catch {
    return undefined;
  }
}

/** The front matter of a category in our archive, whose order may have any length. */
export function readIndex(file: string, tooLong: () => Error): FrontMatter {
  const { order, rest } = takeOrder(file);
  return { ...readFrontMatter(rest, tooLong).front, order };
}

/** The block between two rules at the top of a file, if there is one, and the text after it. */
export function splitBlock(file: string): { yaml?: string; rest: string } {
  const first = FIRST_RULE.exec(file)?.[0].length;
  const behind = file.slice(first ?? 0);
  const next = NEXT_RULE.exec(behind);
  if (first === undefined || !next) return { rest: file };
  return { yaml: behind.slice(0, next.index), rest: behind.slice(next.index + next[0].length) };
}

/** A block of keys and values; throws for anything else. */
export function parseBlock(yaml: string) {
  const document = parseDocument(yaml, { uniqueKeys: false, prettyErrors: false });
  if (document.errors.length > 0 || !isMap(document.contents)) throw new Error('No front matter');
  const values: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(document.toJS());
  const write = () =>
    isMap(document.contents) && document.contents.items.length > 0 ? document.toString({ lineWidth: 0 }) : '';
  return { document, values, write };
}

function readBlock(yaml: string) {
  const { document, values, write } = parseBlock(yaml);
  const readable = Object.entries(frontMatterFields)
    .filter(([key, field]) => field.safeParse(values[key]).success)
    .map(([key]) => key);
  for (const key of readable) document.delete(key);
  const front = schema.parse(Object.fromEntries(readable.map((key) => [key, values[key]])));
  return { front, others: write() };
}
