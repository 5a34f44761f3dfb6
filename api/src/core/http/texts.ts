import { translated } from '@my-note/contract/language';

/** What is wrong with a request, as whole sentences; `what` is a key in quotes, or `theRequest`. */
export const validationTexts = translated('api/validation', {
  theRequest: 'The request',
  isMissing: (what: string) => `${what} is missing`,
  hasToBe: (what: string, kind: string) => `${what} has to be ${kind}`,
  oneOf: (what: string, values: string) => `${what} has to be one of ${values}`,
  atMost: (what: string, amount: string) => `${what} may be at most ${amount}`,
  atLeast: (what: string, amount: string) => `${what} has to be at least ${amount}`,
  unknownKeys: (what: string, keys: string) => `${what} has unknown keys: ${keys}`,
  doesNotFit: (what: string) => `${what} has a value that does not fit`,
  characters: (amount: string, _count: number) => `${amount} characters`,
  entries: (amount: string, _count: number) => `${amount} entries`,
  andMore: (named: string, more: number) => `${named} and ${more} more`,
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  },
  formats: {
    uuid: 'an id',
    email: 'an email address, like ada@example.org',
    url: 'an address, like https://example.org',
    datetime: 'a time, like 2026-01-31T12:00:00Z',
  },
  anotherForm: 'in another form',
});
