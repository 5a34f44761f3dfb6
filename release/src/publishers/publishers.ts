import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import type { Store } from '../store/area.ts';

/** Stands for every remote in the list of what somebody may publish. The host is named by itself. */
export const EVERY_REMOTE = '*';

const changeSchema = z.object({ at: z.string(), who: z.string() });
const publisherSchema = z.object({
  id: z.string(),
  /** The public key as one word. */
  key: z.string(),
  name: z.string(),
  /** Names of remotes, `host`, or `*` for every remote. */
  remotes: z.array(z.string()),
  added: changeSchema,
  revoked: z.optional(changeSchema),
});
export type Publisher = z.infer<typeof publisherSchema>;

const listSchema = z.object({
  schema: z.literal(1),
  /** Random; statements name it. */
  site: z.string(),
  /** Counts changes of who may publish. */
  changes: z.int(),
  /** ISO time when the first key was added: releases of before need no signature. */
  since: z.string(),
  publishers: z.array(publisherSchema),
  /** ISO time of the newest accepted statement, by remote: no older one is accepted again. */
  newest: z.record(z.string(), z.string()),
});
export type Publishers = z.infer<typeof listSchema>;

const KEY = 'publishers.json';

/**
 * Who may publish to a store; undefined while everybody with access to it may, unsigned.
 * @returns with the tag that `writePublishers` takes
 */
export async function readPublishers(store: Store): Promise<{ list?: Publishers; tag?: string }> {
  const found = await store.journal.read(KEY);
  if (!found) return {};
  const list = parseJson(listSchema, found.content);
  if (list) return { list, tag: found.tag };
  throw new Refusal(
    `${KEY} of the journal beside ${store.place} is damaged. Put back a whole one before anything is published.`,
  );
}

/**
 * Writes the list. Call it under the lock of the store.
 * @param tag of the list that was read
 */
export async function writePublishers(store: Store, list: Publishers, tag: string | undefined) {
  if (await store.journal.swap(KEY, `${JSON.stringify(list, null, 2)}\n`, tag)) return;
  throw new Refusal(`${KEY} was changed by somebody else at the same time. Nothing was done; try again.`);
}

/** Whether somebody may publish a remote, or the host. */
export const mayPublish = ({ remotes }: Publisher, name: string, isHost: boolean): boolean =>
  remotes.includes(name) || (!isHost && remotes.includes(EVERY_REMOTE));

/** What somebody may publish, in words. */
export const scopeText = ({ remotes }: Pick<Publisher, 'remotes'>): string =>
  remotes.map((name) => (name === EVERY_REMOTE ? 'every remote' : name)).join(', ');
