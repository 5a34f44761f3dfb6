import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { contentSchema } from '../items/notes.ts';
import { itemTexts } from '../items/texts.ts';

// Pages that are loaded when they are opened use these, and the service.

export { fillTemplate, localMoment } from './fill-template.ts';

/** Paths of the calls on templates and the journal (docs/specification/service.md#templates-and-the-journal). */
export const journalPaths = {
  settings: '/users/writing',
  days: '/u-notes/journal',
  day: (day: string) => `/u-notes/journal/${day}`,
} as const;

/** Address of the page that makes a note from a template. */
export const TEMPLATES_LINK = '/i/templates';

/** What a person has chosen: GET, PUT /users/writing. Null: nothing was chosen, or it is gone. */
export const writingSettingsSchema = z.strictObject({
  /** The category whose notes are templates. */
  templates: z.nullable(idSchema),
  /** The category of the notes of days. */
  journal: z.nullable(idSchema),
  /** The note that a new day begins with. */
  dayTemplate: z.nullable(idSchema),
});
export interface WritingSettings extends z.infer<typeof writingSettingsSchema> {}

export const dayParamsSchema = z.strictObject({
  day: z.iso.date({ error: () => itemTexts.dayForm }),
});

/** Query of GET /u-notes/journal. */
export const journalQuerySchema = z.strictObject({
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: () => itemTexts.monthForm })),
});

/** Days of a month that have a note. */
export const journalDaysSchema = z.object({
  data: z.array(z.object({ day: z.string(), slug: z.string() })),
});

/** Payload of POST /u-notes/journal/{day}: opens the note of a day, makes it when there is none, and appends to it. */
export const journalDaySchema = z.strictObject({
  /** For `{{time}}` of the template: `14:05`. */
  time: z.optional(
    z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => itemTexts.timeForm })),
  ),
  /** Markdown that is put below the text. */
  append: z.optional(contentSchema.check(z.regex(/\S/, { error: () => itemTexts.nothingToAppend }))),
});
export type JournalDay = z.infer<typeof journalDaySchema>;
