import { LIMITS } from '@my-note/contract';
import { isMap, parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { takeOrder } from './front-matter-order.rules.ts';

const FIRST_RULE = /^---[ \t]*\r?\n/;
const NEXT_RULE = /(?:^|\n)---[ \t]*(?:\r?\n|$)/;
/** Without an order: reading YAML is slow enough to be felt by everybody else. */
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
  /** Of the note or category, when the file name does not say it. */
  slug: z.string().min(1),
  created: instant,
  updated: instant,
  pinned: z.boolean(),
  /** File names of the children that have a place of their own, folders with a slash at the end. */
  order: z.array(z.string()),
};
const schema = z.object(frontMatterFields).partial();
/** What a file says about its note or category. */
export type FrontMatter = z.infer<typeof schema>;

export const writeFrontMatter = (front: FrontMatter): string =>
  `---\n${stringify(valuesOf(front), { lineWidth: 0 })}---\n`;

function valuesOf({ title, slug, created, updated, pinned, order }: FrontMatter) {
  return {
    title,
    slug,
    created: created?.toISOString(),
    updated: updated?.toISOString(),
    pinned: pinned || undefined,
    order: order?.length ? order : undefined,
  };
}

const OWN_KEY = 'my-note';
const NESTED = /^(---[ \t]*\r?\n)my-note:[ \t]*\r?\n((?: {2}[^\n]*\n)+)/;
const FIRST_PROPERTY = /^\s*(?:#[^\n]*\n\s*)*["']?[\p{L}\p{N}_][^\n:]*:(?:\s|$)/u;

/** Whether a note's own text begins with front matter, as far as its first name tells. */
function hasFrontMatter(content: string): boolean {
  const { yaml } = splitBlock(content);
  return yaml !== undefined && FIRST_PROPERTY.test(yaml);
}

export const withoutFrontMatter = (content: string): string =>
  hasFrontMatter(content) ? splitBlock(content).rest : content;

/**
 * A note as a file. Front matter of the note's own stays the file's front matter: what is said about the note is
 * one name more in it, the first one, so that taking it out again gives every byte back.
 */
export function writeNoteFile(front: FrontMatter, content: string): string {
  if (!hasFrontMatter(content)) return writeFrontMatter(front) + content;
  const own = stringify({ [OWN_KEY]: valuesOf(front) }, { lineWidth: 0, blockQuote: false });
  return content.replace(FIRST_RULE, (rule) => rule + own);
}

/** Takes the front matter off a text. Keys that mean nothing here stay, in a block of their own. */
export function readFrontMatter(file: string, tooLong: () => Error): { front: FrontMatter; text: string } {
  const nested = readNested(file);
  if (nested) return nested;
  const { yaml, rest } = splitBlock(file);
  const isLong = yaml !== undefined && yaml.length > MAX_FRONT_MATTER;
  if (isLong && FRONT_MATTER_KEY.test(yaml)) throw tooLong();
  // Two rules with prose between them look the same.
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

/** The front matter of a category in an archive of ours, whose order may be of any length. */
export function readIndex(file: string, tooLong: () => Error): FrontMatter {
  const { order, rest } = takeOrder(file);
  return { ...readFrontMatter(rest, tooLong).front, order };
}

/** The block at the top of a file between two rules, if there is one, and what follows it. */
export function splitBlock(file: string): { yaml?: string; rest: string } {
  const first = FIRST_RULE.exec(file)?.[0].length;
  const behind = file.slice(first ?? 0);
  const next = NEXT_RULE.exec(behind);
  if (first === undefined || !next) return { rest: file };
  return { yaml: behind.slice(0, next.index), rest: behind.slice(next.index + next[0].length) };
}

/** A block of keys and values; throws when it is anything else. */
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
