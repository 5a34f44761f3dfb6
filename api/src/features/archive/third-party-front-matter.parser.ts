import * as z from 'zod';
import {
  FRONT_MATTER_KEY,
  type FrontMatter,
  frontMatterFields,
  MAX_FRONT_MATTER,
  parseBlock,
  splitBlock,
} from '../../items/text.ts';

/** Names of dates in other programs, in order of preference. */
const CREATED = ['created', 'created_at', 'date'];
const UPDATED = ['updated', 'updated_at', 'modified'];
const DATE = /^(\d{4}-\d\d)(-\d\d)?(?:[T ]+(\d\d?)(:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;
const BOUNDS = { first: new Date('0001-01-01T00:00:00Z'), last: new Date('9999-12-31T23:59:59.999Z') };

/** A date as programs write it, in UTC without a zone. Stricter than `Date.parse`. */
export const looseInstant = z
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

type ThirdPartyFront = Pick<FrontMatter, 'title' | 'created' | 'updated' | 'pinned' | 'icon'>;
export type ThirdPartyFile = {
  front: ThirdPartyFront;
  /** The unchanged front matter, with its delimiters and the blank lines below it. */
  block: string;
  text: string;
};

/** Reads the front matter of another program's file, and keeps it unchanged. */
export function readThirdPartyFile(file: string): ThirdPartyFile {
  const asText = { front: {}, block: '', text: file };
  const { yaml, rest } = splitBlock(file);
  if (yaml === undefined) return asText;
  const text = rest.replace(/^(?:[ \t]*\r?\n)+/, '');
  const whole = { front: {}, block: file.slice(0, file.length - text.length), text };
  if (yaml.trim() === '') return whole;
  // Parsing much YAML is slow; without a key it is prose between two thematic breaks.
  if (yaml.length > MAX_FRONT_MATTER) return FRONT_MATTER_KEY.test(yaml) ? whole : asText;
  try {
    return { ...whole, front: frontOf(parseBlock(yaml).values).front };
  } catch {
    return asText;
  }
}

/** The same without the fields that become columns, for a program that writes front matter itself. */
export function readExportedFile(file: string): ThirdPartyFile {
  const read = readThirdPartyFile(file);
  const { yaml = '' } = splitBlock(read.block);
  if (yaml.trim() === '' || yaml.length > MAX_FRONT_MATTER) return read;
  const { document, values, write } = parseBlock(yaml);
  for (const name of frontOf(values).names) document.delete(name);
  const left = write();
  return { ...read, block: left === '' ? '' : `---\n${left}---\n\n` };
}

function frontOf(values: Record<string, unknown>) {
  const names: string[] = [];
  const take = <T>(keys: string[], schema: z.core.$ZodType<T>): T | undefined => {
    for (const key of keys) {
      const found = Object.hasOwn(values, key) ? z.safeParse(schema, values[key]) : undefined;
      if (!found?.success) continue;
      names.push(key);
      return found.data;
    }
    return undefined;
  };
  const title = take(['title'], frontMatterFields.title);
  const front = {
    // Without one, the name of the file is the title.
    title: title?.trim() ? title : undefined,
    created: take(CREATED, looseInstant),
    updated: take(UPDATED, looseInstant),
    pinned: take(['pinned'], frontMatterFields.pinned),
    icon: take(['icon', 'emoji'], frontMatterFields.icon),
  };
  return { front, names };
}
