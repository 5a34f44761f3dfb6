import { numberFormat } from '@my-note/contract/language';
import type * as z from 'zod';
import { shortened } from '../text/shortened.ts';
import { validationTexts } from './texts.ts';

type Issue = z.core.$ZodRawIssue;

/** The most keys and values that a message names: a request may have thousands. */
const NAMED = 5;
const NAME_LENGTH = 40;
const number = numberFormat();

function list(names: readonly unknown[]): string {
  const named = names
    .slice(0, NAMED)
    .map((name) => shortened(String(name), NAME_LENGTH))
    .join(', ');
  return names.length > NAMED ? validationTexts.andMore(named, names.length - NAMED) : named;
}

/** A text in a group by a name of the library, which may be newer than the group. */
const named = (texts: Readonly<Record<string, string>>, name: string) => texts[name];

function amount(bound: number | bigint, origin: string): string {
  const shown = typeof bound === 'bigint' ? `${bound}` : number(bound);
  if (origin === 'string') return validationTexts.characters(shown, Number(bound));
  if (origin === 'array' || origin === 'object') return validationTexts.entries(shown, Number(bound));
  return shown;
}

/** A schema's error without a message of its own, as a sentence a person can act on. */
export function validationWords(issue: Issue): string {
  const key = issue.path?.map(String).join('.');
  const what = key ? `"${key}"` : validationTexts.theRequest;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return validationTexts.isMissing(what);
      return validationTexts.hasToBe(what, named(validationTexts.kinds, issue.expected) ?? issue.expected);
    case 'too_big':
      return validationTexts.atMost(what, amount(issue.maximum, issue.origin));
    case 'too_small':
      return validationTexts.atLeast(what, amount(issue.minimum, issue.origin));
    case 'invalid_format':
      return validationTexts.hasToBe(
        what,
        named(validationTexts.formats, issue.format) ?? validationTexts.anotherForm,
      );
    case 'invalid_value':
      return issue.values.length > 1
        ? validationTexts.oneOf(what, list(issue.values))
        : validationTexts.hasToBe(what, list(issue.values));
    case 'unrecognized_keys':
      return validationTexts.unknownKeys(what, list(issue.keys));
    default:
      return validationTexts.doesNotFit(what);
  }
}
