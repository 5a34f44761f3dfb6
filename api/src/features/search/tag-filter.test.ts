import { contentSearchSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { createSearchIndexer } from './search-index.worker.ts';

const { newUser, db } = useApp();

it.each(['before', 'after'])(
  'A search with tag: finds notes with the tag, %s they are indexed',
  async (when) => {
    const ada = await newUser();
    await ada.note('One', null, 'apples #work/log');
    await ada.note('Two', null, 'apples #Work #urgent');
    await ada.note('Three', null, 'apples #worker');
    await ada.note('Four', null, 'pears tag:none');
    if (when === 'after')
      await createSearchIndexer(
        { db: db(), clock: () => new Date(Date.now() + 60_000) },
        { error: (error) => expect.fail(String(error)) },
      ).drain();
    const find = async (query: string) => {
      const found = await ada.call('GET', `${paths.contentSearch}?q=${encodeURIComponent(query)}`);
      return contentSearchSchema
        .parse(found.body)
        .data.map(({ item }) => item.title)
        .sort();
    };
    expect(await find('tag:work apples')).toEqual(['One', 'Two']);
    expect(await find('apples TAG:#WORK/LOG')).toEqual(['One']);
    expect(await find('tag:work')).toEqual(['One', 'Two']);
    expect(await find('tag:work tag:urgent')).toEqual(['Two']);
    expect(await find('tag:work pears')).toEqual([]);
    expect(await find('pears tag:')).toEqual(['Four']);
    const bob = await newUser();
    expect((await bob.call('GET', `${paths.contentSearch}?q=tag:work`)).body).toMatchObject({ data: [] });
  },
);
