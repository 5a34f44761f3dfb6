import { noteListSchema, orderingEnvelopeSchema, paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();

async function workWith(user: TestUser, titles: string[]) {
  const work = await user.category('Work');
  const notes = [];
  for (const title of titles) notes.push((await user.note(title, work._id))._id);
  return { work, notes };
}
const put = (user: TestUser, id: string, body: object) => user.call('PUT', paths.ordering(id), body);
const ordering = (response: { body: unknown }) => orderingEnvelopeSchema.parse(response.body).data;

describe('Ordering', () => {
  it('accepts a move before, after or to the end', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B', 'C']);
    const [a = '', b = '', c = ''] = notes;
    expect(ordering(await put(ada, work._id, { id: c, before: a })).order).toEqual([c]);
    expect(ordering(await put(ada, work._id, { id: a, after: b })).order).toEqual([c, b, a]);
    expect(ordering(await put(ada, work._id, { id: c })).order).toEqual([b, a, c]);
    const [item] = (await ada.list()).filter(({ _id }) => _id === work._id);
    expect(item?.order).toEqual([b, a, c]);
  });

  it('accepts a whole list once with the version at which it was read', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B']);
    const first = ordering(await put(ada, work._id, { id: notes[1], before: notes[0] }));
    const list = { order: notes, version: first.version };
    expect(ordering(await put(ada, work._id, list)).order).toEqual(notes);
    expect(await put(ada, work._id, list)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { order: notes } },
    });
  });

  it('of the top level is part of the list', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A']);
    const plan = await ada.note('Plan');
    await put(ada, 'root', { id: plan._id, before: work._id });
    const read = async () => noteListSchema.parse((await ada.call('GET', paths.notes)).body);
    expect(await read()).toMatchObject({ order: [plan._id], orderVersion: 1 });
    expect(ordering(await put(ada, 'root', { order: [work._id, plan._id], version: 1 })).version).toBe(2);
    await put(ada, work._id, { id: plan._id, before: notes[0] });
    expect(await read()).toMatchObject({ order: [work._id] });
    expect((await ada.bySlug('work/plan')).status).toBe(200);
  });

  it('moves an item from another parent, or refuses and changes nothing', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A']);
    const inner = await ada.category('Inner', work._id);
    expect(await put(ada, inner._id, { id: work._id })).toMatchObject({
      status: 400,
      body: { code: 'CYCLE' },
    });
    expect((await put(ada, inner._id, { id: notes[0], after: work._id })).status).toBe(400);
    expect((await ada.bySlug('work/a')).status).toBe(200);
    expect((await put(ada, inner._id, { id: notes[0] })).status).toBe(200);
    expect((await ada.bySlug('work/inner/a')).status).toBe(200);
  });

  it('refuses a whole list from before an item was moved away', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B']);
    const { version } = ordering(await put(ada, work._id, { id: notes[0], after: notes[1] }));
    await ada.call('PATCH', paths.move(notes[0] ?? ''), { category: null });
    const response = await put(ada, work._id, { order: notes, version });
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { order: [notes[1]] } },
    });
  });

  it('accepts an id in capitals', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B']);
    const [a = '', b = ''] = notes;
    const response = await put(ada, work._id, { id: b.toUpperCase(), before: a.toUpperCase() });
    expect(ordering(response).order).toEqual([b]);
  });

  it('refuses a list with other items or with duplicates', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B']);
    const [a = '', b = ''] = notes;
    const { version } = ordering(await put(ada, work._id, { id: a, before: b }));
    for (const order of [[a, a], [work._id], [a, b, crypto.randomUUID()]]) {
      expect((await put(ada, work._id, { order, version })).status).toBe(400);
    }
  });

  it('drops an item that is permanently deleted and keeps the place of a trashed one', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B', 'C']);
    const [a = '', b = '', c = ''] = notes;
    await put(ada, work._id, { id: a, after: c });
    await ada.moveToTrash(b);
    await ada.restore(b);
    await ada.moveToTrash(c);
    await ada.call('DELETE', paths.note(c));
    const [item] = (await ada.list()).filter(({ _id }) => _id === work._id);
    expect(item?.order).toEqual([b, a]);
  });

  it('keeps each of several concurrent moves', async () => {
    const ada = await newUser();
    const { work, notes } = await workWith(ada, ['A', 'B', 'C', 'D', 'E']);
    const responses = await Promise.all(
      notes.slice(1).map((id) => put(ada, work._id, { id, before: notes[0] })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [item] = (await ada.list()).filter(({ _id }) => _id === work._id);
    expect([...(item?.order ?? [])].sort()).toEqual(notes.slice(1).sort());
  });
});
