import { paths } from '@my-note/contract';
import { openEmbedded } from '../../src/core/database/embedded/embedded.ts';
import { newUser } from '../seed/new-user.ts';
import { seedNotes } from '../seed/seed.ts';

export type Person = {
  token: string;
  slugs: string[];
  ids: string[];
  words: string[];
  /** Of the list that this person's page has. */
  etag: string;
  revision: number;
};
export type Site = { origin: string; people: Person[]; shared: { api: string; page: string }[] };

/** Somebody with nearly all of the notes, and others with a few. */
const COUNTS = [9_600, 100, 100, 100, 100];

/** 10,000 notes in a new data directory, before the service starts. */
export async function seedPeople(dataDir: string): Promise<Person[]> {
  const { db, close, kind } = await openEmbedded(dataDir);
  if (kind !== 'postgres') throw new Error("PostgreSQL's programs do not run here");
  const people: Person[] = [];
  for (const [n, count] of COUNTS.entries()) {
    const { userId, token } = await newUser(db, `person-${n}`);
    people.push({
      token,
      ...(await seedNotes(db, userId, { count, searched: true })),
      etag: '',
      revision: 0,
    });
  }
  await close();
  return people;
}

/** A call of somebody, whose response is read to its end. */
export async function call(
  { origin }: Pick<Site, 'origin'>,
  token: string | undefined,
  where: string,
  {
    method = 'GET',
    body,
    headers = {},
  }: { method?: string; body?: object; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${origin}${where}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok && response.status !== 304)
    throw new Error(`${method} ${where}: ${response.status} ${bytes.toString().slice(0, 200)}`);
  return { status: response.status, headers: response.headers, json: () => JSON.parse(bytes.toString()) };
}

export const api = (path: string) => `/api${path}`;

/** A share of one note of each person: the call that reads it, and its page. */
export async function shareSome(origin: string, people: Person[]) {
  const shared: Site['shared'] = [];
  for (const { token, ids } of people) {
    const { href } = (
      await call({ origin }, token, api(paths.share(ids[7] ?? '')), { method: 'PUT', body: {} })
    ).json();
    const [, , , shareId = ''] = String(href).split('/');
    shared.push({ api: api(paths.shared(shareId)), page: String(href) });
  }
  return shared;
}
