import { setTimeout as wait } from 'node:timers/promises';
import { contentSearchSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const { newUser } = useApp();

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
  await expect.poll(pending, { timeout: 10_000 }).toBe(0);
});
