import { LIMITS } from '@my-note/shared-kit/contract';
import { isMap, parseDocument, stringify } from 'yaml';
import * as z from 'zod';

const BLOCK = /^---[ \t]*\r?\n(?:([\s\S]{0,65536}?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

const instant = z
  .string()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date('0001-01-01')).max(new Date('9999-12-31')));
const fields = {
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
const schema = z.object(fields).partial();
/** What a file says about its note or category. */
export type FrontMatter = z.infer<typeof schema>;

export function writeFrontMatter({ title, slug, created, updated, pinned, order }: FrontMatter): string {
  const values = {
    title,
    slug,
    created: created?.toISOString(),
    updated: updated?.toISOString(),
    pinned: pinned || undefined,
    order: order?.length ? order : undefined,
  };
  return `---\n${stringify(values, { lineWidth: 0 })}---\n`;
}

/** Takes the front matter off a text. Keys that mean nothing here stay, in a block of their own. */
export function readFrontMatter(file: string): { front: FrontMatter; text: string } {
  const [block, yaml = ''] = BLOCK.exec(file) ?? [];
  if (block === undefined) return { front: {}, text: file };
  try {
    const { front, others } = readBlock(yaml);
    const rest = file.slice(block.length);
    return { front, text: others === '' ? rest : `---\n${others}---\n${rest}` };
  } catch {
    // Two rules with prose between them look the same.
    return { front: {}, text: file };
  }
}

function readBlock(yaml: string) {
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || !isMap(document.contents)) throw new Error('No front matter');
  const values: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(document.toJS());
  const readable = Object.entries(fields)
    .filter(([key, field]) => field.safeParse(values[key]).success)
    .map(([key]) => key);
  for (const key of readable) document.delete(key);
  const front = schema.parse(Object.fromEntries(readable.map((key) => [key, values[key]])));
  return { front, others: document.contents.items.length === 0 ? '' : document.toString({ lineWidth: 0 }) };
}
