import { describe, expect, test, vi } from 'vitest';
import { advanceTime, setUpAutosave, withFakeClock } from '../../testing/autosave.ts';

withFakeClock();

describe('restoring unsaved text', () => {
  test('saves it when the note has not changed', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.restore({ title: 'Soup', content: 'found', baseVersion: 3 });
    await advanceTime(1_000);
    expect(service.stored().content).toBe('found');
  });

  test('merges it with a newer note when the base is known', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.restore({
      title: 'Soup',
      content: 'found\n\nLeeks\n\nSalt',
      baseVersion: 2,
      base: { title: 'Soup', content: 'Leeks\n\nSalt' },
    });
    await advanceTime(1_000);
    expect(service.stored().content).toBe('found\n\nLeeks');
  });

  test('keeps what was written since', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ content: 'Leeks, washed' });
    autosave.restore({ title: 'Soup', content: 'Potatoes', baseVersion: 3 });
    await advanceTime(1_000);
    expect(service.stored().content).toBe('Leeks, washed\n\nPotatoes');
  });

  test('keeps the title that was written since and loses neither title', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ title: 'Broth' });
    autosave.restore({ title: 'Stew', content: 'Potatoes', baseVersion: 3 });
    await advanceTime(1_000);
    expect(service.stored()).toMatchObject({ title: 'Broth', content: 'Leeks\n\nStew\n\nPotatoes' });
  });

  test('is a conflict when the note has a newer version and the base is unknown', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.restore({ title: 'Soup', content: 'found', baseVersion: 2 });
    await advanceTime(60_000);
    expect(autosave.get().status.kind).toBe('conflict');
    expect(service.calls).toEqual([]);
  });
});

describe('a page that crashed with a request in flight', () => {
  test('has no conflict with the text it sent itself', async () => {
    const { service, journal, autosave: dying } = setUpAutosave();
    service.slow = true;
    dying.edit({ content: 'Leeks and' });
    await advanceTime(1_000);
    dying.edit({ content: 'Leeks and rice' });
    await advanceTime(400);
    const found = { ...journal.kept, title: 'Soup', content: 'Leeks and rice', baseVersion: 3 };
    expect(found.sent).toEqual([{ title: 'Soup', content: 'Leeks and' }]);

    const { autosave } = setUpAutosave({ content: 'Leeks and', version: 4 });
    autosave.restore(found);
    expect(autosave.get().status.kind).not.toBe('conflict');
    expect(autosave.get().text.content).toBe('Leeks and rice');
    const other = setUpAutosave({ content: 'Leeks with', version: 4 });
    other.autosave.restore(found);
    expect(other.autosave.get().status.kind).toBe('conflict');
  });
});

describe('a change from another tab', () => {
  test('is merged with the local text', async () => {
    const { service, autosave } = setUpAutosave();
    const shown = vi.fn();
    autosave.attach({
      flushPendingInput: () => {},
      flushAllInput: () => {},
      showText: shown,
      isComposing: () => false,
    });
    service.changeElsewhere({ content: 'Leeks\n\nSalt' });
    autosave.applyRemoteChange(service.stored());
    expect(shown).toHaveBeenCalledWith({ title: 'Soup', content: 'Leeks\n\nSalt' });
    expect(autosave.get().dirty).toBe(false);
    autosave.edit({ content: 'Two leeks\n\nSalt' });
    service.changeElsewhere({ content: 'Leeks\n\nSalt and pepper' });
    autosave.applyRemoteChange(service.stored());
    expect(autosave.get().text.content).toBe('Two leeks\n\nSalt and pepper');
    await advanceTime(1_000);
    expect(service.stored().content).toBe('Two leeks\n\nSalt and pepper');
  });

  test('is applied after the request in flight and after a composition', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ content: 'Leeks, washed' });
    service.slow = true;
    await advanceTime(1_000);
    service.slow = false;
    const followed = () => ({ ...service.stored(), version: 9, content: 'Leeks, washed\n\nSalt' });
    autosave.applyRemoteChange(followed());
    service.respond();
    await advanceTime(500);
    expect(autosave.get().text.content).toBe('Leeks, washed\n\nSalt');

    let composing = true;
    autosave.attach({
      flushPendingInput: () => {},
      flushAllInput: () => {},
      showText: () => {},
      isComposing: () => composing,
    });
    autosave.applyRemoteChange({ ...followed(), version: 10, content: 'Leeks' });
    await advanceTime(2_000);
    expect(autosave.get().text.content).toBe('Leeks, washed\n\nSalt');
    composing = false;
    await advanceTime(500);
    expect(autosave.get().text.content).toBe('Leeks');
  });

  test('is not applied during a composition or when it is older', () => {
    const { autosave } = setUpAutosave();
    let composing = true;
    autosave.attach({
      flushPendingInput: () => {},
      flushAllInput: () => {},
      showText: () => {},
      isComposing: () => composing,
    });
    autosave.applyRemoteChange({ title: 'Soup', content: 'Salt', version: 4, updatedAt: '' });
    composing = false;
    autosave.applyRemoteChange({ title: 'Soup', content: 'Pepper', version: 2, updatedAt: '' });
    expect(autosave.get().text.content).toBe('Leeks');
  });

  test('updates the other side of an open conflict', async () => {
    const { service, autosave } = setUpAutosave();
    service.changeElsewhere({ content: 'Potatoes' });
    autosave.edit({ content: 'Leeks and cream' });
    await advanceTime(1_000);
    service.changeElsewhere({ content: 'Potatoes and salt' });
    autosave.applyRemoteChange(service.stored());
    expect(autosave.get().status).toMatchObject({ theirs: { content: 'Potatoes and salt' } });
  });
});
