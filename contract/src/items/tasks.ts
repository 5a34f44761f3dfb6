import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { itemTexts } from './texts.ts';

// Only two pages and the service use these, so they are no part of the first load.

/** For the page of captures: one more entry for it would cost every first load 200 bytes. */
export { IDEMPOTENCY_KEY_HEADER } from '../capture/new-note.ts';
export { noteFormSchema, splitTags } from '../capture/note-form.ts';
/** For the pages of saved searches and of the journal, for the same reason. */
export * from '../journal/journal.ts';
export * from '../journal/links.ts';
export * from './searches.ts';

/** Paths of the calls on tasks (docs/specification/service.md#tasks). */
export const taskPaths = {
  tasks: '/u-notes/tasks',
  check: '/u-notes/tasks/check',
  feed: '/u-notes/tasks/feed',
  reminders: '/u-notes/tasks/reminders',
  /** Where programs that show calendars fetch the feed of a token. */
  calendar: (token: string) => `/tasks/${token}/tasks.ics`,
} as const;

/** What the service keeps and answers of tasks. */
export const TASK_LIMITS = {
  /** Characters that are kept of a task's text. */
  textLength: 1_000,
  /** Open tasks that are listed of one note: its first. */
  perNote: 1_000,
  /** Tasks of one answer. */
  page: 500,
} as const;

const daySchema = z.iso.date();

/** Query of GET /u-notes/tasks. */
export const taskQuerySchema = z.strictObject({
  /** Tasks that are due on this day or later. */
  from: z.optional(daySchema),
  /** Tasks that are due on this day or earlier. */
  to: z.optional(daySchema),
  /** Tasks of one note. */
  note: z.optional(idSchema),
  /** `next` of the answer before. */
  after: z.optional(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\d~[0-9a-f-]{36}~\d{1,9}$/, { error: () => itemTexts.sendNext })),
  ),
});
export type TaskQuery = z.infer<typeof taskQuerySchema>;

const openTaskSchema = z.object({
  note: z.object({
    _id: idSchema,
    title: z.string(),
    slug: z.string(),
    icon: z.optional(z.string()),
    locked: z.optional(z.boolean()),
  }),
  /** Its place among the tasks of the note, from 0; with `text` it names the task. */
  index: z.int(),
  /** Its first line as Markdown. */
  text: z.string(),
  /** The same as plain words, without the day. */
  label: z.string(),
  /** `2026-12-01`, or null. */
  due: z.nullable(z.string()),
  /** Tags of the line, without `#`. */
  tags: z.array(z.string()),
});
export type OpenTask = z.infer<typeof openTaskSchema>;

/** Open tasks by day, those without one last; `next` is for the following part, and null in the last. */
export const taskListSchema = z.object({ tasks: z.array(openTaskSchema), next: z.nullable(z.string()) });

/** Payload of POST /u-notes/tasks/check: a task as it was listed, and whether it is done. */
export const taskCheckSchema = z.strictObject({
  note: idSchema,
  index: z.int().check(z.nonnegative()),
  text: z.string().check(z.maxLength(TASK_LIMITS.textLength)),
  checked: z.boolean(),
});
export type TaskCheck = z.infer<typeof taskCheckSchema>;

/** Whether there is a feed for calendars, and since when. */
export const taskFeedSchema = z.object({
  createdAt: z.nullable(isoDateSchema),
  lastUsedAt: z.nullable(isoDateSchema),
});
/** A new feed; its token is shown once. */
export const newTaskFeedSchema = z.object({ token: z.string() });

/** Whether a person gets reminders of due tasks in the morning. */
export const taskRemindersSchema = z.strictObject({ on: z.boolean() });

/** Path parameters of the feed. */
export const taskFeedParamsSchema = z.strictObject({ token: z.string().check(z.maxLength(100)) });
