import { describe, expect, test, vi } from 'vitest';
import { advanceTime, SaveError, setUpAutosave, withFakeClock } from '../../testing/autosave.ts';
import { createAutosave } from './autosave.ts';

withFakeClock();

describe('a version conflict', () => {
  const conflict = async () => {
    const parts = setUpAutosave();
    parts.service.changeElsewhere({ content: 'Potatoes' });
    parts.autosave.edit({ content: 'Leeks and cream' });
    await advanceTime(1_000);
    return parts;
  };

  test('changes and sends nothing until the user resolves it', async () => {
    const { service, autosave, journal } = await conflict();
    autosave.edit({ content: 'Leeks and cream and salt' });
    await advanceTime(60_000);
    expect(autosave.get().status).toMatchObject({ kind: 'conflict', theirs: { content: 'Potatoes' } });
    expect(service.calls).toHaveLength(1);
    expect(service.stored().content).toBe('Potatoes');
    expect(journal.kept?.content).toBe('Leeks and cream and salt');
  });

  test("keepMine overwrites the service's version", async () => {
    const { service, autosave } = await conflict();
    autosave.keepMine();
    await advanceTime(0);
    expect(service.stored().content).toBe('Leeks and cream');
    expect(autosave.get().status.kind).toBe('saved');
  });

  test('keepTheirs shows their text and discards the local one', async () => {
    const { autosave, journal } = await conflict();
    const shown = vi.fn();
    autosave.attach({
      flushPendingInput: () => {},
      flushAllInput: () => {},
      showText: shown,
      isComposing: () => false,
    });
    autosave.keepTheirs();
    await advanceTime(0);
    expect(autosave.get()).toMatchObject({
      text: { content: 'Potatoes' },
      dirty: false,
    });
    expect(shown).toHaveBeenCalledWith({ title: 'Soup', content: 'Potatoes' });
    expect(journal.kept).toBeNull();
  });

  test('ends when the local text was edited to equal theirs', async () => {
    const { service, autosave, journal } = await conflict();
    autosave.edit({ content: 'Potatoes' });
    autosave.keepMine();
    await advanceTime(0);
    expect(autosave.get()).toMatchObject({ status: { kind: 'saved' }, dirty: false });
    expect(journal.kept).toBeNull();
    expect(service.stored().content).toBe('Potatoes');
  });

  test('stays a conflict when the local edit is undone, because the service has another text', async () => {
    const { service, autosave } = await conflict();
    autosave.edit({ content: 'Leeks' });
    expect(autosave.get().status.kind).toBe('conflict');
    autosave.keepTheirs();
    expect(autosave.get()).toMatchObject({ status: { kind: 'saved' }, text: { content: 'Potatoes' } });
    expect(service.stored().content).toBe('Potatoes');
  });

  test('does not arise when only the title or the category changed', async () => {
    const { service, autosave } = setUpAutosave();
    service.changeElsewhere({ title: 'Stew' });
    autosave.edit({ content: 'Leeks and cream' });
    await advanceTime(1_000);
    await advanceTime(1);
    expect(service.stored()).toMatchObject({ title: 'Stew', content: 'Leeks and cream' });
    expect(autosave.get().text.title).toBe('Stew');
  });

  test('does not arise when an own save arrived and only its response was lost', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ content: 'one' });
    service.slow = true;
    await advanceTime(1_000);
    service.changeElsewhere({ content: 'one' });
    autosave.edit({ content: 'one two' });
    service.slow = false;
    service.respond();
    await advanceTime(2_000);
    expect(service.stored().content).toBe('one two');
    expect(autosave.get().dirty).toBe(false);
  });
});

test('undoes on the service what arrived without a response, after any number of retries', async () => {
  const { service, journal } = setUpAutosave();
  let responds = false;
  let plugged = true;
  const autosave = createAutosave({
    loaded: service.stored(),
    save: async (change) => {
      if (!plugged) throw new Error('refused to connect');
      const saved = await service.save(change);
      if (responds) return saved;
      plugged = false;
      throw new Error('connection lost');
    },
    failure: (error) => (error instanceof SaveError ? error.reason : { kind: 'unreachable' }),
    journal,
  });
  autosave.edit({ content: 'Leeks and salt' });
  await advanceTime(1_000);
  autosave.edit({ content: 'Leeks' });
  await advanceTime(15 * 60_000);
  expect(autosave.get()).toMatchObject({ status: { kind: 'offline' }, dirty: true });
  responds = true;
  plugged = true;
  autosave.retryNow();
  await advanceTime(10_000);
  expect(service.stored().content).toBe('Leeks');
  expect(autosave.get()).toMatchObject({ status: { kind: 'saved' }, dirty: false });
});

test('undoes on the service what was undone locally while the response was lost', async () => {
  const { service, autosave } = setUpAutosave();
  autosave.edit({ content: 'Leeks and salt' });
  service.slow = true;
  await advanceTime(1_000);
  // The request arrives, but its response is lost.
  service.changeElsewhere({ content: 'Leeks and salt' });
  autosave.edit({ content: 'Leeks' });
  service.slow = false;
  service.plugged = false;
  service.respond();
  await advanceTime(0);
  expect(autosave.get()).toMatchObject({ dirty: true, status: { kind: 'offline' } });
  service.plugged = true;
  await advanceTime(60_000);
  expect(service.stored().content).toBe('Leeks');
  expect(autosave.get()).toMatchObject({ dirty: false, status: { kind: 'saved' } });
});

describe('a deleted note', () => {
  test('keeps its text and sends it once the note is back', async () => {
    const { journal, service } = setUpAutosave();
    let gone = true;
    const autosave = createAutosave({
      loaded: service.stored(),
      save: (change) => (gone ? Promise.reject(new Error()) : service.save(change)),
      failure: () => ({ kind: 'gone' }),
      journal,
    });
    autosave.edit({ content: 'Leeks and cream' });
    await advanceTime(60_000);
    expect(autosave.get().status.kind).toBe('gone');
    expect(journal.kept?.content).toBe('Leeks and cream');
    gone = false;
    autosave.retryNow();
    await advanceTime(0);
    expect(service.stored().content).toBe('Leeks and cream');
    expect(autosave.get().status.kind).toBe('saved');
  });
});
