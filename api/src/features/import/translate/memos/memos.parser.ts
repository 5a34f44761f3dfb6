import * as z from 'zod';
import { optionalInstant } from '../instant.rules.ts';

const attachment = z.object({
  filename: z.string().catch('file'),
  type: z.string().catch(''),
  /** Where it is in the archive. */
  path: z.string().optional().catch(undefined),
  externalLink: z.string().catch(''),
});

/** A record of a memo, by the format of 2026 (memo-export 1.0). */
export const memoSchema = z.object({
  uid: z.string(),
  createTime: optionalInstant,
  updateTime: optionalInstant,
  state: z.string().catch('NORMAL'),
  visibility: z.string().catch('PRIVATE'),
  pinned: z.boolean().catch(false),
  contentPath: z.string(),
  tags: z.array(z.string()).catch([]),
  location: z
    .object({
      placeholder: z.string().catch(''),
      latitude: z.number().catch(0),
      longitude: z.number().catch(0),
    })
    .optional()
    .catch(undefined),
  space: z
    .object({ title: z.string().catch('') })
    .optional()
    .catch(undefined),
  parent: z.string().optional().catch(undefined),
  relations: z.array(z.object({ memo: z.string().catch('') })).catch([]),
  attachments: z.array(attachment).catch([]),
  reactions: z.array(z.object({ reactionType: z.string().catch('') })).catch([]),
});
export type Memo = Omit<z.infer<typeof memoSchema>, 'contentPath'> & { content: string };

/** The manifest of an export; the second name is the one of its first releases. */
const manifestSchema = z.object({ format: z.enum(['memos-export', 'memos-archive']) });

export const isMemos = (manifest: unknown) => manifestSchema.safeParse(manifest).success;

/** A list of memos as the API gives it: `GET /api/v1/memos`. Their files are not in it. */
export const memoListSchema = z.object({
  memos: z
    .array(
      z
        .object({
          name: z.string().startsWith('memos/'),
          content: z.string().catch(''),
          displayTime: optionalInstant,
          attachments: z.array(attachment).catch([]),
          relations: z.array(z.object({ relatedMemo: z.object({ name: z.string().catch('') }) })).catch([]),
          parent: z.string().optional().catch(undefined),
        })
        .and(
          memoSchema.omit({ uid: true, contentPath: true, relations: true, attachments: true, parent: true }),
        ),
    )
    .min(1),
});

const uidOf = (name: string) => name.replace(/^memos\//, '');

export const fromList = ({ memos }: z.infer<typeof memoListSchema>): Memo[] =>
  memos.map(({ name, displayTime, relations, parent, attachments, ...memo }) => ({
    ...memo,
    uid: uidOf(name),
    createTime: memo.createTime ?? displayTime,
    relations: relations.map(({ relatedMemo }) => ({ memo: uidOf(relatedMemo.name) })),
    attachments: attachments.map((file) => ({ ...file, path: undefined })),
    ...(parent ? { parent: uidOf(parent) } : {}),
  }));
