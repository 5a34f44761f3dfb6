import { parseJson } from '../parse-json.ts';
import { signerOf, unseal } from './envelope.ts';
import type { Publisher, Publishers } from './publishers.ts';
import { differencesFrom, type Signable, type Statement, statementSchema } from './statement.ts';

export type Judgement =
  | { statement: Statement; publisher: Publisher; problems: [] }
  | { publisher?: Publisher; problems: [string, ...string[]] };

/**
 * Checks the signature of a release against the keys of a site, and that the release is the one that was signed; neither
 * its time, nor whether the key may publish it, nor whether it was revoked.
 */
export function judge(list: Publishers, release: Signable): Judgement {
  if (!release.signed) return { problems: ['it is not signed'] };
  const id = signerOf(release.signed);
  const publisher = list.publishers.find((one) => one.id === id);
  if (!publisher) return { problems: [`it is signed with the key ${id}, which this site does not know`] };
  const payload = unseal(release.signed, publisher.key);
  if (payload === undefined)
    return { publisher, problems: [`its signature is not one of the key ${id} of ${publisher.name}`] };
  const statement = parseJson(statementSchema, payload);
  if (!statement) return { publisher, problems: ['what was signed is not a statement about a release'] };
  const [first, ...rest] = [
    ...(statement.site === list.site ? [] : ['it was signed for another site']),
    ...differencesFrom(statement, release),
  ];
  return first === undefined
    ? { statement, publisher, problems: [] }
    : { publisher, problems: [first, ...rest] };
}
