import { describe, expect, test, vi } from 'vitest';
import { pass, Refusal, setUp, standingClock } from '../../testing/autosave.ts';
import { createAutosave } from './autosave.ts';

standingClock();

describe('a version conflict', () => {
  const conflict = async () => {
    const parts = setUp();
    parts.service.changeElsewhere({ content: 'Potatoes' });
    parts.saver.edit({ content: 'Leeks and cream' });
    await pass(1_000);
    return parts;
  };

  test('is shown, changes nothing, and sends nothing until it is decided', async () => {
    const { service, saver, journal } = await conflict();
    saver.edit({ content: 'Leeks and cream and salt' });
    await pass(60_000);
    expect(saver.get().status).toMatchObject({ kind: 'conflict', theirs: { content: 'Potatoes' } });
    expect(service.calls).toHaveLength(1);
    expect(service.stored().content).toBe('Potatoes');
    expect(journal.kept?.content).toBe('Leeks and cream and salt');
  });

  test('keep mine saves over the present version', async () => {
    const { service, saver } = await conflict();
    saver.keepMine();
    await pass(0);
    expect(service.stored().content).toBe('Leeks and cream');
    expect(saver.get().status.kind).toBe('saved');
  });

  test('keep theirs shows theirs and forgets mine', async () => {
    const { saver, journal } = await conflict();
    const shown = vi.fn();
    saver.attach({ handPending: () => {}, finish: () => {}, show: shown, composing: () => false });
    saver.keepTheirs();
    await pass(0);
    expect(saver.get()).toMatchObject({
      text: { content: 'Potatoes' },
      dirty: false,
    });
    expect(shown).toHaveBeenCalledWith({ title: 'Soup', content: 'Potatoes' });
    expect(journal.kept).toBeNull();
  });

  test('is over when mine was changed into theirs', async () => {
    const { service, saver, journal } = await conflict();
    saver.edit({ content: 'Potatoes' });
    saver.keepMine();
    await pass(0);
    expect(saver.get()).toMatchObject({ status: { kind: 'saved' }, dirty: false });
    expect(journal.kept).toBeNull();
    expect(service.stored().content).toBe('Potatoes');
  });

  test('stays one when mine is taken back: the service has something else by now', async () => {
    const { service, saver } = await conflict();
    saver.edit({ content: 'Leeks' });
    expect(saver.get().status.kind).toBe('conflict');
    saver.keepTheirs();
    expect(saver.get()).toMatchObject({ status: { kind: 'saved' }, text: { content: 'Potatoes' } });
    expect(service.stored().content).toBe('Potatoes');
  });

  test('is none when the note only moved, or only its title was changed', async () => {
    const { service, saver } = setUp();
    service.changeElsewhere({ title: 'Stew' });
    saver.edit({ content: 'Leeks and cream' });
    await pass(1_000);
    await pass(1);
    expect(service.stored()).toMatchObject({ title: 'Stew', content: 'Leeks and cream' });
    expect(saver.get().text.title).toBe('Stew');
  });

  test('is none when my own save had arrived and only its answer was lost', async () => {
    const { service, saver } = setUp();
    saver.edit({ content: 'one' });
    service.slow = true;
    await pass(1_000);
    service.changeElsewhere({ content: 'one' });
    saver.edit({ content: 'one two' });
    service.slow = false;
    service.answer();
    await pass(2_000);
    expect(service.stored().content).toBe('one two');
    expect(saver.get().dirty).toBe(false);
  });
});

test('what arrived without an answer is taken back, however often that is tried', async () => {
  const { service, journal } = setUp();
  let answers = false;
  let plugged = true;
  const saver = createAutosave({
    loaded: service.stored(),
    save: async (change) => {
      if (!plugged) throw new Error('refused to connect');
      const saved = await service.save(change);
      if (answers) return saved;
      plugged = false;
      throw new Error('connection lost');
    },
    failure: (error) => (error instanceof Refusal ? error.reason : { kind: 'unreachable' }),
    journal,
  });
  saver.edit({ content: 'Leeks and salt' });
  await pass(1_000);
  saver.edit({ content: 'Leeks' });
  await pass(15 * 60_000);
  expect(saver.get()).toMatchObject({ status: { kind: 'offline' }, dirty: true });
  answers = true;
  plugged = true;
  saver.retryNow();
  await pass(10_000);
  expect(service.stored().content).toBe('Leeks');
  expect(saver.get()).toMatchObject({ status: { kind: 'saved' }, dirty: false });
});

test('what is taken back while its answer is lost is taken back with the service too', async () => {
  const { service, saver } = setUp();
  saver.edit({ content: 'Leeks and salt' });
  service.slow = true;
  await pass(1_000);
  // It arrives; its answer does not.
  service.changeElsewhere({ content: 'Leeks and salt' });
  saver.edit({ content: 'Leeks' });
  service.slow = false;
  service.plugged = false;
  service.answer();
  await pass(0);
  expect(saver.get()).toMatchObject({ dirty: true, status: { kind: 'offline' } });
  service.plugged = true;
  await pass(60_000);
  expect(service.stored().content).toBe('Leeks');
  expect(saver.get()).toMatchObject({ dirty: false, status: { kind: 'saved' } });
});

describe('unsaved text that was found again', () => {
  test('is saved when the note is as it was', async () => {
    const { service, saver } = setUp();
    saver.restore({ title: 'Soup', content: 'found', baseVersion: 3 });
    await pass(1_000);
    expect(service.stored().content).toBe('found');
  });

  test('is brought together with a newer note whose former text is known', async () => {
    const { service, saver } = setUp();
    saver.restore({
      title: 'Soup',
      content: 'found\n\nLeeks\n\nSalt',
      baseVersion: 2,
      base: { title: 'Soup', content: 'Leeks\n\nSalt' },
    });
    await pass(1_000);
    expect(service.stored().content).toBe('found\n\nLeeks');
  });

  test('leaves what was written here since then', async () => {
    const { service, saver } = setUp();
    saver.edit({ content: 'Leeks, washed' });
    saver.restore({ title: 'Soup', content: 'Potatoes', baseVersion: 3 });
    await pass(1_000);
    expect(service.stored().content).toBe('Leeks, washed\n\nPotatoes');
  });

  test('leaves the title that was written here, and loses none', async () => {
    const { service, saver } = setUp();
    saver.edit({ title: 'Broth' });
    saver.restore({ title: 'Stew', content: 'Potatoes', baseVersion: 3 });
    await pass(1_000);
    expect(service.stored()).toMatchObject({ title: 'Broth', content: 'Leeks\n\nStew\n\nPotatoes' });
  });

  test('is a conflict when the note has a newer version', async () => {
    const { service, saver } = setUp();
    saver.restore({ title: 'Soup', content: 'found', baseVersion: 2 });
    await pass(60_000);
    expect(saver.get().status.kind).toBe('conflict');
    expect(service.calls).toEqual([]);
  });
});

describe('a page that died while its save was on the way', () => {
  test('meets no conflict with what it had sent itself', async () => {
    const { service, journal, saver: dying } = setUp();
    service.slow = true;
    dying.edit({ content: 'Leeks and' });
    await pass(1_000);
    dying.edit({ content: 'Leeks and rice' });
    await pass(400);
    const found = { ...journal.kept, title: 'Soup', content: 'Leeks and rice', baseVersion: 3 };
    expect(found.sent).toEqual([{ title: 'Soup', content: 'Leeks and' }]);

    const { saver } = setUp({ content: 'Leeks and', version: 4 });
    saver.restore(found);
    expect(saver.get().status.kind).not.toBe('conflict');
    expect(saver.get().text.content).toBe('Leeks and rice');
    const other = setUp({ content: 'Leeks with', version: 4 });
    other.saver.restore(found);
    expect(other.saver.get().status.kind).toBe('conflict');
  });
});

describe('another tab', () => {
  test('is followed: its text comes in beside what is written here', async () => {
    const { service, saver } = setUp();
    const shown = vi.fn();
    saver.attach({ handPending: () => {}, finish: () => {}, show: shown, composing: () => false });
    service.changeElsewhere({ content: 'Leeks\n\nSalt' });
    saver.follow(service.stored());
    expect(shown).toHaveBeenCalledWith({ title: 'Soup', content: 'Leeks\n\nSalt' });
    expect(saver.get().dirty).toBe(false);
    saver.edit({ content: 'Two leeks\n\nSalt' });
    service.changeElsewhere({ content: 'Leeks\n\nSalt and pepper' });
    saver.follow(service.stored());
    expect(saver.get().text.content).toBe('Two leeks\n\nSalt and pepper');
    await pass(1_000);
    expect(service.stored().content).toBe('Two leeks\n\nSalt and pepper');
  });

  test('is followed after a save that was under way, and after a composition', async () => {
    const { service, saver } = setUp();
    saver.edit({ content: 'Leeks, washed' });
    service.slow = true;
    await pass(1_000);
    service.slow = false;
    const followed = () => ({ ...service.stored(), version: 9, content: 'Leeks, washed\n\nSalt' });
    saver.follow(followed());
    service.answer();
    await pass(500);
    expect(saver.get().text.content).toBe('Leeks, washed\n\nSalt');

    let composing = true;
    saver.attach({ handPending: () => {}, finish: () => {}, show: () => {}, composing: () => composing });
    saver.follow({ ...followed(), version: 10, content: 'Leeks' });
    await pass(2_000);
    expect(saver.get().text.content).toBe('Leeks, washed\n\nSalt');
    composing = false;
    await pass(500);
    expect(saver.get().text.content).toBe('Leeks');
  });

  test('is not followed in the midst of a composition, nor to an older text', () => {
    const { saver } = setUp();
    let composing = true;
    saver.attach({ handPending: () => {}, finish: () => {}, show: () => {}, composing: () => composing });
    saver.follow({ title: 'Soup', content: 'Salt', version: 4, updatedAt: '' });
    composing = false;
    saver.follow({ title: 'Soup', content: 'Pepper', version: 2, updatedAt: '' });
    expect(saver.get().text.content).toBe('Leeks');
  });

  test('that saves while a conflict is open changes the other side of it', async () => {
    const { service, saver } = setUp();
    service.changeElsewhere({ content: 'Potatoes' });
    saver.edit({ content: 'Leeks and cream' });
    await pass(1_000);
    service.changeElsewhere({ content: 'Potatoes and salt' });
    saver.follow(service.stored());
    expect(saver.get().status).toMatchObject({ theirs: { content: 'Potatoes and salt' } });
  });
});

describe('a note that is gone', () => {
  test('takes no text with it: nothing is sent until it is back or given up', async () => {
    const { journal, service } = setUp();
    let gone = true;
    const saver = createAutosave({
      loaded: service.stored(),
      save: (change) => (gone ? Promise.reject(new Error()) : service.save(change)),
      failure: () => ({ kind: 'gone' }),
      journal,
    });
    saver.edit({ content: 'Leeks and cream' });
    await pass(60_000);
    expect(saver.get().status.kind).toBe('gone');
    expect(journal.kept?.content).toBe('Leeks and cream');
    gone = false;
    saver.retryNow();
    await pass(0);
    expect(service.stored().content).toBe('Leeks and cream');
    expect(saver.get().status.kind).toBe('saved');
  });
});
