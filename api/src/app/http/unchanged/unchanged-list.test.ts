import { type Note, paths } from '@my-note/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../core/database/embedded/embedded.ts';
import { reasonAgainstNative } from '../../../testing/database/available-engines.ts';
import { importZip, zipOf } from '../../../testing/files/archives.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const missing = await reasonAgainstNative();
const newDirectory = useTemporaryDirectories();

/** The list over a connection: what `inject` sends does not pass the server's own listener. */
async function readList(origin: string, { accessToken }: TestUser, tag = '', more = {}) {
  const response = await fetch(`${origin}/api${paths.notes}`, {
    headers: { authorization: `Bearer ${accessToken}`, ...(tag ? { 'if-none-match': tag } : {}), ...more },
  });
  const text = await response.text();
  return {
    status: response.status,
    tag: response.headers.get('etag') ?? '',
    text,
    headers: response.headers,
  };
}

describe('An unchanged list', () => {
  testLists(useApp({ writesPerMinute: 0 }));
});

describe.skipIf(missing)(
  `An unchanged list on PostgreSQL's own programs${missing ? ` (${missing})` : ''}`,
  () => {
    const open = () => openEmbedded(newDirectory(), { engine: 'postgres' });
    testLists(useApp({ writesPerMinute: 0 }, undefined, undefined, undefined, open));
  },
);

function testLists({ app, newUser }: Pick<ReturnType<typeof useApp>, 'app' | 'newUser'>) {
  let origin = '';
  let ada: TestUser;
  beforeAll(async () => {
    origin = await app().listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    ada = await newUser();
  });

  it('is said to be so with the headers of the usual way', async () => {
    await ada.note('Plan');
    const { tag } = await readList(origin, ada);
    const usual = await readList(origin, ada, `"other", ${tag}`, { 'content-type': 'application/json' });
    const early = await readList(origin, ada, `"other", ${tag}`);
    expect([usual.status, early.status]).toEqual([304, 304]);
    const changing = new Set(['date', 'x-request-id', 'content-length']);
    const of = ({ headers }: { headers: Headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !changing.has(name)));
    expect(of(early)).toEqual(of(usual));
    expect(early.headers.get('x-request-id')).not.toBe(usual.headers.get('x-request-id'));
  });

  it('is whole for somebody else, and refused after a sign-out', async () => {
    const bob = await newUser();
    const { tag } = await readList(origin, ada);
    expect((await readList(origin, ada, tag)).status).toBe(304);
    expect((await readList(origin, bob, tag)).status).toBe(200);
    await ada.call('DELETE', paths.currentLogin);
    expect((await readList(origin, ada, tag)).status).toBe(401);
  });

  it('is never said of a list that was changed before, with many readers and writers', async () => {
    const notes: Note[] = [];
    for (const title of ['A', 'B', 'C', 'D']) notes.push(await ada.note(title));
    let isOver = false;
    const readOn = async () => {
      for (let { tag } = await readList(origin, ada); !isOver; ) tag = (await readList(origin, ada, tag)).tag;
    };
    const readers = [readOn(), readOn(), readOn()];
    const missed: string[] = [];
    const write = async ({ _id, title }: Note) => {
      for (let n = 0; n < 40; n += 1) {
        const { tag } = await readList(origin, ada);
        const changed = n % 2 ? { title: `${title} ${n}` } : { content: `${title} ${n}` };
        expect((await ada.change(_id, changed)).status).toBe(200);
        const { status, text } = await readList(origin, ada, tag);
        if (status !== 200 || (n % 2 && !text.includes(`"${title} ${n}"`))) missed.push(`${title} ${n}`);
      }
    };
    await Promise.all(notes.map(write));
    isOver = true;
    await Promise.all(readers);
    expect(missed).toEqual([]);
  });

  it('is not said after an import, which another thread may write', async () => {
    let { tag } = await readList(origin, ada);
    for (const title of ['first', 'second']) {
      const imported = importZip(app(), ada, await zipOf({ [`${title}.md`]: 'Text' }));
      await readList(origin, ada, tag);
      expect((await imported).status).toBe('done');
      const after = await readList(origin, ada, tag);
      expect([after.status, after.text.includes(`"${title}"`)]).toEqual([200, true]);
      tag = after.tag;
      expect((await readList(origin, ada, tag)).status).toBe(304);
    }
  });
}
