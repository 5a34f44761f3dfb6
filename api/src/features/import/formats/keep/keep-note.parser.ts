import * as z from 'zod';

const microseconds = z.number().int().positive();
const noteSchema = z.object({
  title: z.string().default(''),
  textContent: z.string().default(''),
  listContent: z
    .array(z.object({ text: z.string().default(''), isChecked: z.boolean().default(false) }))
    .default([]),
  labels: z.array(z.object({ name: z.string() })).default([]),
  attachments: z.array(z.object({ filePath: z.string() })).default([]),
  annotations: z.array(z.object({ title: z.string().default(''), url: z.string().default('') })).default([]),
  color: z.string().default('DEFAULT'),
  isPinned: z.boolean().default(false),
  isArchived: z.boolean().default(false),
  isTrashed: z.boolean(),
  createdTimestampUsec: microseconds.optional(),
  userEditedTimestampUsec: microseconds,
});
export type KeepNote = z.infer<typeof noteSchema>;

/** A note of Google Keep, unless the text is something else. */
export function readKeepNote(json: string): KeepNote | undefined {
  try {
    return noteSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
