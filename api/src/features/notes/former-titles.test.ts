import { formerTitlesSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const { newUser } = useApp();

it('Link texts that are former titles are listed, other texts are not', async () => {
  const ada = await newUser();
  const target = await ada.note('Rye [starter]');
  const link = (text: string) => `[${text}](note:${target._id})`;
  const content = `${link('Rye \\[starter\\]')}, ${link('the usual')} and ${link('Rye dough')}.`;
  const note = await ada.note('Loaf', null, content);
  const read = async () =>
    formerTitlesSchema
      .parse((await ada.call('GET', paths.formerTitles(note._id))).body)
      .flatMap((each) => each.titles);
  expect(await read()).toEqual([]);
  await ada.change(target._id, { title: 'Rye dough' });
  expect(await read()).toEqual(['Rye [starter]']);
  await ada.change(target._id, { title: 'Sourdough' });
  expect((await read()).sort()).toEqual(['Rye [starter]', 'Rye dough']);
});

it('A former title is recognized also when its slug has a number', async () => {
  const ada = await newUser();
  await ada.note('Bread');
  const target = await ada.note('Bread');
  expect(target.slug).toBe('bread-2');
  await ada.change(target._id, { title: 'Rolls' });
  const note = await ada.note('Loaf', null, `See [Bread](note:${target._id}).`);
  const { body } = await ada.call('GET', paths.formerTitles(note._id));
  expect(body).toEqual([{ _id: target._id, titles: ['Bread'] }]);
});

it('A link to a part of a note, and an embedded one, name its title', async () => {
  const ada = await newUser();
  const target = await ada.note('Bread');
  const content = `[Bread > Dough](note:${target._id}#dough)`;
  const note = await ada.note('Loaf', null, content);
  const embedding = await ada.note('Page', null, `![Bread](note:${target._id})`);
  await ada.change(target._id, { title: 'Rolls' });
  for (const { _id } of [note, embedding]) {
    const { body } = await ada.call('GET', paths.formerTitles(_id));
    expect(body).toEqual([{ _id: target._id, titles: ['Bread'] }]);
  }
});

it('Former titles of a note are listed for its owner only', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const target = await bob.note('His');
  const note = await ada.note('Hers', null, `[His](note:${target._id})`);
  await bob.change(target._id, { title: 'Still his' });
  const { body } = await ada.call('GET', paths.formerTitles(note._id));
  expect(body).toEqual([{ _id: target._id, titles: [] }]);
  expect((await bob.call('GET', paths.formerTitles(note._id))).status).toBe(404);
});
