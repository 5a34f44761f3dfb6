import { expect, test } from 'vitest';
import { advanceTime, setUpAutosave, withFakeClock } from '../../testing/autosave.ts';
import { whenKept } from './when-kept.ts';

withFakeClock();

/** A restored text on a full device, without a connection. */
async function restoreNowhere() {
  const set = setUpAutosave();
  set.journal.works = false;
  set.service.plugged = false;
  set.autosave.restore({ title: 'Soup', content: 'Leeks and rice', baseVersion: 3 });
  const kept = { done: false };
  void whenKept(set.autosave).then(() => {
    kept.done = true;
  });
  await advanceTime(5_000);
  expect(kept.done).toBe(false);
  return { ...set, kept };
}

test('a text is kept once the journal took it', async () => {
  const { journal, autosave, kept } = await restoreNowhere();
  journal.works = true;
  autosave.edit({ content: 'Leeks and rice.' });
  await advanceTime(1_000);
  expect(journal.kept).toMatchObject({ content: 'Leeks and rice.' });
  expect(kept.done).toBe(true);
});

test('a text that the journal refuses is kept once it is saved', async () => {
  const { service, autosave, kept } = await restoreNowhere();
  service.plugged = true;
  autosave.retryNow();
  await advanceTime(1_000);
  expect(service.stored().content).toBe('Leeks and rice');
  expect(kept.done).toBe(true);
});
