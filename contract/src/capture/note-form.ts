import * as z from 'zod/mini';
import { contentSchema } from '../items/notes.ts';
import { newTagsSchema, newTitleSchema } from './new-note.ts';

/** Tags as somebody types them: `work/log, #urgent`; without a number sign, and each once. */
export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#/, ''))
      .filter(Boolean),
  ),
];

/** Fields of the page `/i/new`; a category is named by its path, '' for the top level, and tags are one text. */
export const noteFormSchema = z.object({
  title: newTitleSchema,
  content: contentSchema,
  category: z.string(),
  tags: z.string().check((field) => {
    const { error } = z.safeParse(newTagsSchema, splitTags(field.value));
    if (error) field.issues.push({ code: 'custom', input: field.value, message: error.issues[0]?.message });
  }),
});
