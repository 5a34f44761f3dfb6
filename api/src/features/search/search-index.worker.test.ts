import { setTimeout as wait } from 'node:timers/promises';
import { contentSearchSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { importZip, zipOf } from '../../testing/files/archives.ts';
import { useApp } from '../../testing/test-app.ts';

const { app, newUser } = useApp();

it('indexes a note automatically after a pause, not while it is written', {
  timeout: 30_000,
}, async () => {
  const ada = await newUser();
  const { _id } = await ada.note('Plan');
  const pending = async () => {
    const { body } = await ada.call('GET', `${paths.contentSearch}?q=plan`);
    return contentSearchSchema.parse(body).pending;
  };
  const whileWriting: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    await ada.change(_id, { content: `text ${n}` });
    await wait(250);
    whileWriting.push(await pending());
  }
  expect(whileWriting).toEqual(Array(12).fill(1));
  await expect.poll(pending, { timeout: 20_000 }).toBe(0);
});

// So many that the import takes longer than the pause after its call.
it('indexes what an import brought, without another write', { timeout: 120_000 }, async () => {
  const ada = await newUser();
  const files = Array.from({ length: 1_500 }, (_, n) => [`n${n}.md`, `Text ${n} of the lighthouse`]);
  await importZip(app(), ada, await zipOf(Object.fromEntries(files)));
  const pending = async () => {
    const { body } = await ada.call('GET', `${paths.contentSearch}?q=lighthouse`);
    return contentSearchSchema.parse(body).pending;
  };
  await expect.poll(pending, { timeout: 90_000 }).toBe(0);
});
