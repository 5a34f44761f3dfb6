import { ITEMS_REVISION_HEADER, itemsRevisionSchema, noteListSchema, paths } from '@my-note/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const { app, newUser } = useApp();

let origin = '';
beforeAll(async () => {
  origin = await app().listen({ port: 0, host: '127.0.0.1' });
});

async function open({ accessToken }: TestUser) {
  const reader = await readEvents(origin, accessToken);
  const revisions = () => reader.of('items').map(({ data }) => itemsRevisionSchema.parse(data).revision);
  await reader.until(() => revisions().length === 1);
  return { ...reader, revisions };
}
const revisionOf = (response: Awaited<ReturnType<TestUser['call']>>) =>
  Number(response.headers[ITEMS_REVISION_HEADER]);
const listRevision = async (person: TestUser) =>
  noteListSchema.parse((await person.call('GET', paths.notes)).body).revision;

describe('The stream on the list of items', () => {
  it('reports a new item, a rename, a move, a pin, and a deletion to pages of the owner only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const [one, two, other] = [await open(ada), await open(ada), await open(bob)];
    const garden = await ada.category('Garden');
    const note = await ada.note('Beans');
    const writes = [
      () => ada.change(note._id, { title: 'Roses' }),
      () => ada.call('PATCH', paths.move(note._id), { category: garden._id }),
      () => ada.call('PATCH', paths.pin(note._id)),
      () => ada.moveToTrash(note._id),
      () => ada.restore(note._id),
    ];
    for (const write of writes) {
      const revision = revisionOf(await write());
      expect(revision).toBe(await listRevision(ada));
      for (const reader of [one, two]) await reader.until(() => reader.revisions().at(-1) === revision);
    }
    expect(other.revisions()).toEqual([0]);
    for (const reader of [one, two, other]) await reader.stop();
  });

  it('reports no save that changes only the text, although its response has a revision', async () => {
    const ada = await newUser();
    const note = await ada.note('Beans');
    // The first save after a pause keeps a version; those that follow change only the text.
    await ada.change(note._id, { content: 'Climbing' });
    const reader = await open(ada);
    const saved = revisionOf(await ada.change(note._id, { content: 'Climbing beans' }));
    expect(saved).toBe(await listRevision(ada));
    const renamed = revisionOf(await ada.change(note._id, { title: 'Roses' }));
    await reader.until(() => reader.revisions().includes(renamed));
    expect(reader.revisions()).toEqual([saved - 1, renamed]);
    await reader.stop();
  });

  it('reports no refused write, and its response has no revision', async () => {
    const ada = await newUser();
    const note = await ada.note('Beans');
    const reader = await open(ada);
    const [start] = reader.revisions();
    const refused = await ada.change(note._id, { title: 'Roses', baseVersion: 99 });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.headers).not.toHaveProperty(ITEMS_REVISION_HEADER);
    await ada.category('Garden');
    await reader.until(() => reader.revisions().length > 1);
    expect(reader.revisions()).toEqual([start, Number(start) + 1]);
    await reader.stop();
  });
});
