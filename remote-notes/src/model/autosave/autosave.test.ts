import { describe, expect, test } from 'vitest';
import {
  advanceTime,
  editorWithPendingInput,
  SaveError,
  server,
  setUpAutosave,
  withFakeClock,
} from '../../testing/autosave.ts';
import { SAVE_TIMES } from '../save-types.ts';
import { createAutosave } from './autosave.ts';

withFakeClock();

describe('autosave', () => {
  test('sends nothing when a note is opened', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ content: 'Leeks' });
    await advanceTime(60_000);
    expect(service.calls).toEqual([]);
    expect(autosave.get().status).toEqual({ kind: 'saved', at: '2026-01-01T10:00:00Z' });
  });

  test('sends a change with its base version one second after the last key', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ content: 'Leeks a' });
    await advanceTime(900);
    autosave.edit({ content: 'Leeks and' });
    await advanceTime(999);
    expect(service.calls).toEqual([]);
    await advanceTime(1);
    expect(service.calls).toEqual([{ content: 'Leeks and', baseVersion: 3 }]);
    expect(autosave.get().status).toEqual({ kind: 'saved', at: '2026-01-01T10:05:00Z' });
  });

  test('reports since when nothing was saved, also while it retries', async () => {
    const { service, autosave } = setUpAutosave();
    const since = Date.now();
    service.plugged = false;
    autosave.edit({ content: 'Leeks and' });
    await advanceTime(120_000);
    expect(service.calls.length).toBeGreaterThan(4);
    expect(autosave.get().status).toEqual({ kind: 'offline', since });
    service.slow = true;
    await advanceTime(60_000);
    expect(autosave.get().status).toEqual({ kind: 'offline', since });
  });

  test('reports when the journal fails and when it works again', async () => {
    const { service, journal, autosave } = setUpAutosave();
    service.plugged = false;
    journal.works = false;
    autosave.edit({ content: 'Leeks and' });
    await advanceTime(1_000);
    expect(autosave.get()).toMatchObject({ dirty: true, kept: false });
    journal.works = true;
    autosave.edit({ content: 'Leeks and rice' });
    await advanceTime(1_000);
    expect(autosave.get()).toMatchObject({ dirty: true, kept: true });
    expect(journal.kept).toMatchObject({ content: 'Leeks and rice' });
  });

  test('keeps a long text in the journal at each key', async () => {
    const { journal, autosave } = setUpAutosave();
    const long = 'x'.repeat(85_000);
    autosave.edit({ content: long });
    expect(journal.kept).toMatchObject({ content: long });
    autosave.edit({ content: `${long}y` });
    expect(journal.kept).toMatchObject({ content: `${long}y` });
    expect(journal.writes).toBe(0);
  });

  test('keeps a title that is too long with an error while it saves the text', async () => {
    const { service, autosave, journal } = setUpAutosave();
    const title = 'x'.repeat(301);
    autosave.edit({ title, content: 'Leeks and' });
    await advanceTime(60_000);
    expect(service.calls).toEqual([{ content: 'Leeks and', baseVersion: 3 }]);
    expect(autosave.get().status).toEqual({
      kind: 'refused',
      message: 'A title can have at most 300 characters. This one has 301; shorten it to save it.',
      again: false,
    });
    expect(journal.kept).toMatchObject({ title });
    autosave.edit({ title: 'x'.repeat(300) });
    await advanceTime(60_000);
    expect(service.stored().title).toBe('x'.repeat(300));
    expect(autosave.get().status).toMatchObject({ kind: 'saved' });
  });

  test('saves at least every five seconds during continuous typing', async () => {
    const { service, autosave } = setUpAutosave();
    for (let key = 0; key < 24; key++) {
      autosave.edit({ content: `Leeks ${key}` });
      await advanceTime(250);
    }
    expect(service.calls).toHaveLength(1);
  });

  test('has one request in flight and sends later keys with the next', async () => {
    const { service, autosave } = setUpAutosave();
    service.slow = true;
    autosave.edit({ content: 'one' });
    await advanceTime(1_000);
    autosave.edit({ content: 'two' });
    await advanceTime(10_000);
    expect(service.calls).toHaveLength(1);
    expect(autosave.get().status.kind).toBe('saving');
    service.respond();
    await advanceTime(1_000);
    service.respond();
    await advanceTime(0);
    expect(service.calls[1]).toEqual({ content: 'two', baseVersion: 4 });
    expect(autosave.get().dirty).toBe(false);
  });

  test('sends the title when its field is left', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.setTitleFocused(true);
    for (const title of ['Leek', 'Leek so', 'Leek soup']) {
      autosave.edit({ title });
      await advanceTime(2_900);
    }
    expect(service.calls).toEqual([]);
    autosave.setTitleFocused(false);
    await advanceTime(0);
    expect(service.calls).toEqual([{ title: 'Leek soup', baseVersion: 3 }]);
  });

  test('sends a title after a pause and holds back the keys that follow', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.setTitleFocused(true);
    autosave.edit({ title: 'Leek' });
    await advanceTime(5_000);
    expect(service.calls).toEqual([{ title: 'Leek', baseVersion: 3 }]);
    expect(autosave.get().status.kind).toBe('saved');
    autosave.edit({ title: 'Leek soup' });
    await advanceTime(2_000);
    expect(service.calls).toHaveLength(1);
    await advanceTime(3_000);
    expect(service.calls[1]).toEqual({ title: 'Leek soup', baseVersion: 4 });
  });

  test('sends allowEmpty when a note is emptied', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.edit({ content: '' });
    await advanceTime(1_000);
    expect(service.calls).toEqual([{ content: '', allowEmpty: true, baseVersion: 3 }]);
  });
});

describe('journal', () => {
  test('keeps a change within 500 ms and removes it with the response', async () => {
    const { service, journal, autosave } = setUpAutosave();
    service.slow = true;
    const long = 'new '.repeat(200_000);
    autosave.edit({ content: long });
    expect(journal.kept).toBeNull();
    await advanceTime(500);
    expect(journal.kept).toMatchObject({ title: 'Soup', content: long });
    await advanceTime(2_000);
    expect(journal.kept).not.toBeNull();
    service.respond();
    await advanceTime(0);
    expect(journal.kept).toBeNull();
  });

  test('is written during continuous typing', async () => {
    const { journal, autosave } = setUpAutosave();
    for (let key = 0; key < 6; key++) {
      autosave.edit({ content: `Leeks ${key}` });
      await advanceTime(90);
    }
    expect(journal.writes).toBe(1);
  });

  test('keeps a short text at every key', () => {
    const { journal, autosave } = setUpAutosave();
    autosave.edit({ content: 'Leeks a' });
    expect(journal.kept?.content).toBe('Leeks a');
    autosave.edit({ content: 'Leeks an' });
    expect(journal.kept?.content).toBe('Leeks an');
  });

  test('keeps unsaved text synchronously on unload, and nothing else', () => {
    const { journal, autosave } = setUpAutosave();
    autosave.flushOnUnload();
    expect(journal.kept).toBeNull();
    autosave.edit({ content: 'new' });
    autosave.flushOnUnload();
    expect(journal.kept?.content).toBe('new');
  });

  test('sends the title on unload', async () => {
    const { service, autosave } = setUpAutosave();
    autosave.setTitleFocused(true);
    autosave.edit({ title: 'Leek soup' });
    autosave.flushOnUnload();
    await advanceTime(0);
    expect(service.stored().title).toBe('Leek soup');
  });

  test('collects pending input of the editor before it is lost', async () => {
    const { service, journal, autosave } = setUpAutosave();
    const detach = autosave.attach(editorWithPendingInput(autosave, 'last keys'));
    autosave.flushOnUnload();
    expect(journal.kept?.content).toBe('last keys');
    detach();
    autosave.attach(editorWithPendingInput(autosave, 'very last keys'));
    await autosave.flush();
    expect(service.calls.at(-1)?.content).toBe('very last keys');
  });

  test('is kept when the session has ended', async () => {
    const { journal } = setUpAutosave();
    const ended = createAutosave({
      loaded: server(),
      save: () => Promise.reject(new SaveError({ kind: 'signed-out' })),
      failure: () => ({ kind: 'signed-out' }),
      journal,
    });
    ended.edit({ content: 'new' });
    await advanceTime(60_000);
    expect(ended.get().status.kind).toBe('signed-out');
    expect(journal.kept?.content).toBe('new');
  });
});

describe('offline', () => {
  test('retries with a growing delay, and immediately when the network is back', async () => {
    const { service, journal, autosave } = setUpAutosave();
    service.plugged = false;
    autosave.edit({ content: 'new' });
    await advanceTime(1_000);
    expect(autosave.get().status.kind).toBe('offline');
    await advanceTime(SAVE_TIMES.firstRetry);
    expect(service.calls).toHaveLength(2);
    await advanceTime(SAVE_TIMES.firstRetry);
    expect(service.calls).toHaveLength(2);
    autosave.edit({ content: 'newer' });
    expect(autosave.get().status.kind).toBe('offline');
    service.plugged = true;
    autosave.retryNow();
    await advanceTime(0);
    expect(service.stored().content).toBe('newer');
    expect(autosave.get().status.kind).toBe('saved');
    expect(journal.kept).toBeNull();
  });
});
