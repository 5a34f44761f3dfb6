import type * as z from 'zod';
import { shortened } from '../text/shortened.ts';

type Issue = z.core.$ZodRawIssue;

/** The most keys and values that a message names: a request may have thousands. */
const NAMED = 5;
const NAME_LENGTH = 40;
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address, like ada@example.org',
  url: 'an address, like https://example.org',
  datetime: 'a time, like 2026-01-31T12:00:00Z',
};

function list(names: readonly unknown[]): string {
  const named = names
    .slice(0, NAMED)
    .map((name) => shortened(String(name), NAME_LENGTH))
    .join(', ');
  return names.length > NAMED ? `${named} and ${names.length - NAMED} more` : named;
}

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  object: ' entries',
};
const amount = (bound: number | bigint, origin: string) =>
  `${bound.toLocaleString('en')}${UNITS[origin] ?? ''}`;

/** The reason of an issue, as the end of a sentence that begins with the key. */
function problem(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `has to be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `may be at most ${amount(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `has to be at least ${amount(issue.minimum, issue.origin)}`;
    case 'invalid_format':
      return `has to be ${FORMATS[issue.format] ?? 'in another form'}`;
    case 'invalid_value':
      return `has to be ${issue.values.length > 1 ? 'one of ' : ''}${list(issue.values)}`;
    case 'unrecognized_keys':
      return `has unknown keys: ${list(issue.keys)}`;
    default:
      return 'has a value that does not fit';
  }
}

/** A schema's error without a message of its own, as a sentence a person can act on. */
export function validationWords(issue: Issue): string {
  const key = issue.path?.map(String).join('.');
  return `${key ? `"${key}"` : 'The request'} ${problem(issue)}`;
}
