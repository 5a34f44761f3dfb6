import path from 'node:path';
import { decodeUri } from '../../../../core/text/decode-uri.ts';

const PATH = /(?:[^\s,()]|\([^\s()]*\))+\.(?:md|csv)/.source;
/** A title and its path, or in older exports only the path, between commas. */
const RELATION = new RegExp(String.raw`(?<=^|, )(?:([^\n]{1,300}?) \((${PATH})\)|(${PATH}))(?=, |$)`, 'gm');
const ID = /(?: |^)[0-9a-f]{32}$/i;

/** A name without the id that Notion puts behind it. */
export const withoutId = (name: string) => name.replace(ID, '').trim();

/**
 * Makes links of the pages that a relation of Notion names; others stay as they are.
 * @param addressOf the address of the page at a path, where there is one
 */
export function linkRelations(value: string, addressOf: (path: string) => string | undefined): string {
  return value.replace(RELATION, (whole, title?: string, titled?: string, alone?: string) => {
    const file = decodeUri(titled ?? alone ?? '');
    const address = addressOf(file);
    if (address === undefined) return whole;
    const label = title ?? (withoutId(path.posix.parse(file).name) || whole);
    return `[${label.replace(/[[\]]/g, '\\$&')}](${address})`;
  });
}
