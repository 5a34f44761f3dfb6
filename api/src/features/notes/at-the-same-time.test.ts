import { ITEMS_REVISION_HEADER, noteSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const { newUser } = useApp();
const COUNT = 8;

it('reads of several people at the same time return to each their own note', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  await ada.note('Plan', null, "Ada's");
  await bob.note('Plan', null, "Bob's");
  await ada.note('Only here', null, "Ada's");
  const reads = Array.from({ length: COUNT }, (_, n) => (n % 2 ? ada : bob));
  const read = await Promise.all(reads.map((person) => person.bySlug('plan')));
  for (const [n, { body }] of read.entries())
    expect(noteSchema.parse(body).content).toBe(reads[n] === ada ? "Ada's" : "Bob's");
  const elsewhere = await Promise.all([ada.bySlug('only-here'), bob.bySlug('only-here')]);
  expect(elsewhere.map(({ status }) => status)).toEqual([200, 404]);
});

it('a slug that cannot be stored does not spoil the reads at the same time', async () => {
  const ada = await newUser();
  await ada.note('Plan');
  const [bad, good] = await Promise.all([ada.bySlug('pl\0an'), ada.bySlug('plan')]);
  expect([bad.status, good.status]).toEqual([400, 200]);
});

it('lists of several people at the same time have each their own ETag', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  await ada.note('Plan');
  const lists = await Promise.all([ada, bob, ada, bob].map((person) => person.call('GET', paths.notes)));
  const [first, second, third, fourth] = lists.map(({ headers }) => headers.etag);
  expect([third, fourth]).toEqual([first, second]);
  expect(first).not.toBe(second);
});

it('saves of several notes at the same time are all stored, each with a revision of its own', async () => {
  const ada = await newUser();
  const notes = [];
  for (let n = 0; n < COUNT; n += 1) notes.push(await ada.note(`Note ${n}`));
  for (const { _id } of notes)
    await ada.change(_id, { content: 'a version is kept of what was before this' });
  const saved = await Promise.all(notes.map(({ _id }, n) => ada.change(_id, { content: `text ${n}` })));
  for (const [n, { body }] of saved.entries()) expect(noteSchema.parse(body).content).toBe(`text ${n}`);
  const revisions = saved.map(({ headers }) => Number(headers[ITEMS_REVISION_HEADER]));
  expect(new Set(revisions).size).toBe(COUNT);
  for (const [n, { slug, version }] of notes.entries()) {
    const stored = noteSchema.parse((await ada.bySlug(slug)).body);
    expect(stored).toMatchObject({ content: `text ${n}`, version: version + 2 });
  }
});

it('an outdated save is refused, and those at the same time are stored', async () => {
  const ada = await newUser();
  const [one, two] = [await ada.note('One'), await ada.note('Two')];
  for (const { _id } of [one, two])
    await ada.change(_id, { content: 'a version is kept of what was before this' });
  const [outdated, fine] = await Promise.all([
    ada.change(one._id, { content: 'late', baseVersion: one.version }),
    ada.change(two._id, { content: 'in time', baseVersion: two.version + 1 }),
  ]);
  expect([outdated.status, fine.status]).toEqual([409, 200]);
  expect(noteSchema.parse((await ada.bySlug('one')).body).content).not.toBe('late');
  expect(noteSchema.parse((await ada.bySlug('two')).body).content).toBe('in time');
});

it('of two saves of one version one is refused', async () => {
  const ada = await newUser();
  const { _id, version } = await ada.note('One');
  await ada.change(_id, { content: 'a version is kept of what was before this' });
  const baseVersion = version + 1;
  const both = await Promise.all(['a', 'b'].map((content) => ada.change(_id, { content, baseVersion })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
