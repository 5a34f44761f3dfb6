import { paths, sharedSearchSchema } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { share, shareIdOf, visitor, workToShare } from '../../../testing/shares.ts';
import { useApp } from '../../../testing/test-app.ts';
import { createSearchIndexer } from '../../search/search-index.worker.ts';

const { app, newUser, services, advance } = useApp();
const visit = visitor(app);
const sharedWork = async () => workToShare(await newUser());

describe('A search in a share', () => {
  const search = (shareId: string, q: string, password?: string) =>
    visit(`${paths.sharedSearch(shareId)}?q=${encodeURIComponent(q)}`, password);
  const found = async (shareId: string, q: string) =>
    sharedSearchSchema.parse((await search(shareId, q)).body).data;

  it('finds titles and texts of shared items only', async () => {
    const { ada, work, plan, deep } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id));
    const hits = await found(shareId, 'text');
    expect(hits.map(({ item }) => item._id).sort()).toEqual([plan._id, deep._id].sort());
    const [hit] = await found(shareId, 'dée');
    expect(hit).toMatchObject({
      item: { slug: `i/shared/${shareId}/${deep._id}`, menuHref: 'work/inner/deep' },
      title: { text: 'Deep', highlights: [[0, 3]] },
    });
    expect(await found(shareId, 'outside')).toEqual([]);
    expect(JSON.stringify(hits)).not.toMatch(/home|outside/i);
  });

  it('finds the same once the notes are indexed', async () => {
    const { ada, work, plan } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id));
    await createSearchIndexer(services(), { error: (error) => expect.fail(String(error)) }).drain();
    expect((await found(shareId, 'text of plan')).map(({ item }) => item._id)).toEqual([plan._id]);
    expect(await found(shareId, 'outside')).toEqual([]);
  });

  it('is limited in its rate', async () => {
    const { ada, plan } = await sharedWork();
    const shareId = shareIdOf(await share(ada, plan._id));
    const states: number[] = [];
    // On a busy machine the calls take seconds, in which some are allowed again.
    while (!states.includes(429) && states.length < 200) {
      states.push((await search(shareId, 'plan')).status);
    }
    expect(states.filter((status) => status === 200).length).toBeGreaterThan(40);
    expect(states.at(-1)).toBe(429);
    advance(60_000);
    expect((await search(shareId, 'plan')).status).toBe(200);
  });

  it('needs the password and an existing share', async () => {
    const { ada, work } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id, { password: 'secret word' }));
    expect((await search(shareId, 'plan')).status).toBe(403);
    expect((await search(shareId, 'plan', 'secret word')).status).toBe(200);
    expect((await search('never', 'plan')).status).toBe(404);
    expect((await search(shareId, '', 'secret word')).status).toBe(400);
  });
});
