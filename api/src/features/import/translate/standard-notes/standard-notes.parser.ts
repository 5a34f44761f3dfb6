import * as z from 'zod';
import { optionalInstant } from '../instant.rules.ts';

const reference = z.object({
  uuid: z.string().catch(''),
  content_type: z.string().catch(''),
  reference_type: z.string().catch(''),
});
const content = z.object({
  title: z.string().catch(''),
  text: z.string().catch(''),
  noteType: z.string().catch('plain-text'),
  trashed: z.boolean().catch(false),
  starred: z.boolean().catch(false),
  references: z.array(reference).catch([]),
  appData: z
    .object({
      'org.standardnotes.sn': z
        .object({
          pinned: z.boolean().catch(false),
          archived: z.boolean().catch(false),
          client_updated_at: optionalInstant,
        })
        .partial()
        .catch({}),
    })
    .partial()
    .catch({}),
});
const item = z.object({
  uuid: z.string().catch(''),
  content_type: z.string().catch(''),
  /** A text when it is encrypted. */
  content: z.union([content, z.string()]).optional().catch(undefined),
  created_at: optionalInstant,
  updated_at: optionalInstant,
  deleted: z.boolean().catch(false),
});
export const backupSchema = z.object({ items: z.array(item).min(1), version: z.string().optional() });

export type Backup = z.infer<typeof backupSchema>;
type Content = z.infer<typeof content>;
export type StandardNote = {
  uuid: string;
  content: Content;
  created: Date | undefined;
  updated: Date | undefined;
  tags: string[];
};

export const isEncrypted = ({ items }: Backup) => items.some(({ content: held }) => typeof held === 'string');

/** The notes of a backup with the names of their tags: `parent/child`. */
export function notesOf({ items }: Backup): StandardNote[] {
  const known = items.flatMap(({ content: held, ...facts }) =>
    typeof held === 'object' && !facts.deleted ? [{ ...facts, content: held }] : [],
  );
  const tags = new Map(known.filter(isTag).map((tag) => [tag.uuid, tag.content]));
  const tagsOf = new Map<string, string[]>();
  for (const [uuid, tag] of tags) {
    const name = nameOf(uuid, tags);
    for (const { uuid: note } of tag.references.filter(({ content_type }) => content_type === 'Note'))
      tagsOf.set(note, [...(tagsOf.get(note) ?? []), name]);
  }
  return known.filter(isNote).map(({ uuid, content: held, created_at, updated_at }) => ({
    uuid,
    content: held,
    created: created_at,
    updated: held.appData['org.standardnotes.sn']?.client_updated_at ?? updated_at,
    tags: tagsOf.get(uuid) ?? [],
  }));
}

const isTag = ({ content_type }: { content_type: string }) => content_type === 'Tag';
const isNote = ({ content_type }: { content_type: string }) => content_type === 'Note';

const MAX_LEVELS = 10;

function nameOf(uuid: string, tags: ReadonlyMap<string, Content>): string {
  const names: string[] = [];
  for (let at: string | undefined = uuid; at !== undefined && names.length < MAX_LEVELS; ) {
    const tag: Content | undefined = tags.get(at);
    if (!tag) break;
    names.unshift(tag.title.replaceAll('/', '-'));
    at = tag.references.find(({ reference_type }) => reference_type === 'TagToParentTag')?.uuid;
  }
  return names.join('/');
}
