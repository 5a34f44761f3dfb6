import { type Grant, grantSchema } from '@my-note/contract/grant';
import { Refusal } from '@my-note/tooling/refusal';
import { ISOLATED } from '../place/declaration.ts';
import { flip } from '../registry/flip.ts';
import { withGrant, withTrust } from '../registry/registry-changes.ts';
import type { Store } from '../store/area.ts';

/** The value of the command for a remote that runs in the page itself. */
const TRUSTED = 'trusted';

/**
 * Sets where a remote's code runs: in a frame of its own, or in the page itself. No later publish lifts the frame.
 *
 * @param options `trust` is `isolated` or `trusted`
 * @throws {Refusal} for another word, or a remote that the store does not have
 */
export const setTrust = (store: Store, { name, trust }: { name: string; trust: string }) =>
  flip(store, { what: `trust ${name} ${trust}` }, async (before) => {
    if (trust !== ISOLATED && trust !== TRUSTED)
      throw new Refusal(`A remote is "${ISOLATED}" or "${TRUSTED}", not "${trust}".`);
    return withTrust(before, name, trust === ISOLATED ? ISOLATED : undefined);
  });

/** Slugs as people write them, with a slash at the start perhaps. */
const address = (text: string) => text.replace(/^\/+|\/+$/g, '');

/**
 * Sets what an isolated remote may do with the notes of the person who opens its page. It replaces what was granted before.
 *
 * @param options addresses of notes, or of categories with all that is below them; `write` is one note
 * @throws {Refusal} for an address that no item can have, or a remote that is not isolated
 */
export const setGrant = (
  store: Store,
  { name, read = [], write }: { name: string; read?: string[]; write?: string | undefined },
) =>
  flip(store, { what: ['grant', name, ...optionsOf(read, write)].join(' ') }, async (before) => {
    const wanted = { read: read.map(address), ...(write === undefined ? {} : { write: address(write) }) };
    return withGrant(before, name, isNothing(wanted) ? undefined : demandGrant(wanted));
  });

const isNothing = ({ read, write }: Grant) => read.length === 0 && write === undefined;

const optionsOf = (read: string[], write: string | undefined) => [
  ...read.map((one) => `--read ${one}`),
  ...(write === undefined ? [] : [`--write ${write}`]),
  ...(read.length === 0 && write === undefined ? ['--none'] : []),
];

function demandGrant(wanted: Grant): Grant {
  const parsed = grantSchema.safeParse(wanted);
  if (parsed.success) return parsed.data;
  const isLong = parsed.error.issues.some(({ path }) => path.length === 1 && path[0] === 'read');
  if (isLong) throw new Refusal('A grant names at most 50 addresses. Name the category above them.');
  const wrong = parsed.error.issues.map(({ path: [part, index] }) =>
    JSON.stringify(part === 'write' ? wanted.write : wanted.read[Number(index)]),
  );
  throw new Refusal(
    `${wrong.join(', ')} is not the address of a note or a category: what follows the site's name in the browser, such as work/plan.`,
  );
}
