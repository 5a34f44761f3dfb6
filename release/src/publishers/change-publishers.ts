import { randomUUID } from 'node:crypto';
import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { author } from '../registry/author.ts';
import type { Store } from '../store/area.ts';
import { keyId, parsePublicKey } from './key.ts';
import {
  EVERY_REMOTE,
  type Publisher,
  type Publishers,
  readPublishers,
  scopeText,
  writePublishers,
} from './publishers.ts';

const lineSchema = z.object({ at: z.string(), who: z.string(), what: z.string() });
/** The record of one change of who may publish. */
export type PublishersLine = z.infer<typeof lineSchema>;

const FOLDER = 'publisher-changes';
const keyOf = (number: number) => `${FOLDER}/${String(number).padStart(6, '0')}.json`;
const NAME = /^[a-z][a-z0-9-]*$/;
const NAME_LENGTH = 100;

/**
 * Lets the owner of a key publish some remotes, or other ones than before. With the first key, the site takes only signed
 * publishes.
 * @param remotes names of remotes, `host`, and `all` for every remote
 * @returns `isFirst`: whether this was the first key
 */
export async function addPublisher(
  store: Store,
  { key, name, remotes }: { key: string; name: string; remotes: string[] },
): Promise<{ publisher: Publisher; isFirst: boolean }> {
  if (!parsePublicKey(key))
    throw new Refusal(
      `"${key}" is not a public key. It is the word that begins with ed25519: and that "remote keys new" prints.`,
    );
  if (name.trim() === '' || name.length > NAME_LENGTH)
    throw new Refusal(`A publisher needs a name of up to ${NAME_LENGTH} characters: --name "Weather team"`);
  const wrong = remotes.filter((one) => !NAME.test(one));
  if (remotes.length === 0 || wrong.length > 0)
    throw new Refusal(
      `Name what this key may publish: --remotes weather,news, or all for every remote, or host${wrong.length > 0 ? `; not "${wrong.join('", "')}"` : ''}`,
    );
  const id = keyId(key);
  return change(store, (before, now) => {
    const known = before.publishers.find((one) => one.id === id);
    if (known?.revoked)
      throw new Refusal(`The key ${id} was revoked and stays so. Make a new one: remote keys new <file>`);
    const scope = remotes.map((one) => (one === 'all' ? EVERY_REMOTE : one));
    const publisher = { id, key, name: name.trim(), remotes: scope, added: known?.added ?? now };
    return {
      publishers: [...before.publishers.filter((one) => one.id !== id), publisher],
      what: `${known ? 'change' : 'add'} ${id} (${publisher.name}): ${scopeText(publisher)}`,
      result: { publisher, isFirst: before.publishers.length === 0 },
    };
  });
}

/**
 * Ends the right of a key to publish. What was published with it stays live.
 * @param idOrName id of the key, or the name of its publisher where only one has it
 */
export async function revokePublisher(store: Store, idOrName: string): Promise<Publisher> {
  return change(store, (before, now) => {
    const found = before.publishers.filter(({ id, name }) => id === idOrName || name === idOrName);
    const [publisher] = found;
    const known = before.publishers.map(({ id, name }) => `${id} (${name})`).join(', ') || 'none';
    if (!publisher) throw new Refusal(`There is no key "${idOrName}". There are: ${known}.`);
    if (found.length > 1) throw new Refusal(`"${idOrName}" has several keys. Name one by its id: ${known}.`);
    if (publisher.revoked)
      throw new Refusal(`The key ${publisher.id} was revoked on ${publisher.revoked.at} already.`);
    const revoked = { ...publisher, revoked: now };
    return {
      publishers: before.publishers.map((one) => (one === publisher ? revoked : one)),
      what: `revoke ${publisher.id} (${publisher.name})`,
      result: revoked,
    };
  });
}

async function change<T>(
  store: Store,
  decide: (
    before: Publishers,
    now: { at: string; who: string },
  ) => { publishers: Publisher[]; what: string; result: T },
): Promise<T> {
  const who = author();
  return store.exclusively(async () => {
    const now = { at: new Date().toISOString(), who };
    const { list, tag } = await readPublishers(store);
    const before = list ?? {
      schema: 1,
      site: randomUUID(),
      changes: 0,
      since: now.at,
      publishers: [],
      newest: {},
    };
    const { publishers, what, result } = decide(before, now);
    const changes = before.changes + 1;
    // Written first, as the line of a flip is: that of a change that was not done is overwritten by the next one.
    await store.journal.write(keyOf(changes), `${JSON.stringify({ ...now, what }, null, 2)}\n`);
    await writePublishers(store, { ...before, changes, publishers }, tag);
    return result;
  });
}

/** The changes of who may publish, oldest first. */
export async function readChanges(store: Store, { changes }: Publishers): Promise<PublishersLine[]> {
  const numbers = Array.from({ length: changes }, (_, before) => before + 1);
  const lines = numbers.map(async (number) => {
    const found = await store.journal.read(keyOf(number));
    return found && parseJson(lineSchema, found.content);
  });
  return (await Promise.all(lines)).filter((line) => line !== undefined);
}
