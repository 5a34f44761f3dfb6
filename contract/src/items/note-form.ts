import * as z from 'zod/mini';
import { noteCreateSchema } from './capture.ts';

/** Tags as somebody types them: `work/log, #urgent`; without a number sign, and each once. */
export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#/, ''))
      .filter(Boolean),
  ),
];

const { title, content, tags } = noteCreateSchema.shape;

/** Fields of the page `/i/new`; a category is named by its path, '' for the top level, and tags are one text. */
export const noteFormSchema = z.object({
  title,
  content: content.def.innerType,
  category: z.string(),
  tags: z.string().check((field) => {
    const { error } = z.safeParse(tags, splitTags(field.value));
    if (error) field.issues.push({ code: 'custom', input: field.value, message: error.issues[0]?.message });
  }),
});
