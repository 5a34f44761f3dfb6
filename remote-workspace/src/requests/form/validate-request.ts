import { numberFormat } from '@my-note/contract/language';
import { requestCreateSchema } from '@my-note/contract/requests';
import type { Draft } from '../draft/draft.ts';
import { requestsTexts } from '../texts.ts';

export type Problems = Partial<Record<'title' | 'description' | 'screenshot', string>>;

const number = numberFormat();

/** The first error of each field, with the messages of the contract. */
export function validateRequest({ type, title, description }: Draft): Problems {
  const texts = { title, description };
  const { error } = requestCreateSchema.safeParse({ type, ...texts });
  const problems: Problems = {};
  for (const issue of error?.issues ?? []) {
    const [field] = issue.path;
    if (field !== 'title' && field !== 'description') continue;
    problems[field] ??=
      issue.code === 'too_big'
        ? requestsTexts.tooLong(number(Number(issue.maximum)), number(texts[field].trim().length))
        : issue.message;
  }
  return problems;
}
