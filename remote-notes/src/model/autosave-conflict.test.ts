import { describe, expect, test } from 'vitest';
import { pass, setUp, standingClock } from '../testing/autosave.ts';

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
    const { replaced } = saver.get();
    saver.keepTheirs();
    await pass(0);
    expect(saver.get()).toMatchObject({
      text: { content: 'Potatoes' },
      dirty: false,
      replaced: replaced + 1,
    });
    expect(journal.kept).toBeNull();
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

describe('unsaved text that was found again', () => {
  test('is saved when the note is as it was', async () => {
    const { service, saver } = setUp();
    saver.restore({ title: 'Soup', content: 'found' }, 3);
    await pass(1_000);
    expect(service.stored().content).toBe('found');
  });

  test('is a conflict when the note has a newer version', async () => {
    const { service, saver } = setUp();
    saver.restore({ title: 'Soup', content: 'found' }, 2);
    await pass(60_000);
    expect(saver.get().status.kind).toBe('conflict');
    expect(service.calls).toEqual([]);
  });
});
