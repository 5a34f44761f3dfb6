import { describe, expect, test } from 'vitest';
import { pass, Refusal, server, setUp, standingClock, typing } from '../../testing/autosave.ts';
import { createAutosave } from './autosave.ts';
import { SAVE_TIMES } from './save-types.ts';

standingClock();

describe('autosave', () => {
  test('opening a note sends nothing', async () => {
    const { service, saver } = setUp();
    saver.edit({ content: 'Leeks' });
    await pass(60_000);
    expect(service.calls).toEqual([]);
    expect(saver.get().status).toEqual({ kind: 'saved', at: '2026-01-01T10:00:00Z' });
  });

  test('one second after the last key the change is sent with its base version', async () => {
    const { service, saver } = setUp();
    saver.edit({ content: 'Leeks a' });
    await pass(900);
    saver.edit({ content: 'Leeks and' });
    await pass(999);
    expect(service.calls).toEqual([]);
    await pass(1);
    expect(service.calls).toEqual([{ content: 'Leeks and', baseVersion: 3 }]);
    expect(saver.get().status).toEqual({ kind: 'saved', at: '2026-01-01T10:05:00Z' });
  });

  test('says since when nothing was saved, and keeps saying so while it retries', async () => {
    const { service, saver } = setUp();
    const since = Date.now();
    service.plugged = false;
    saver.edit({ content: 'Leeks and' });
    await pass(120_000);
    expect(service.calls.length).toBeGreaterThan(4);
    expect(saver.get().status).toEqual({ kind: 'offline', since });
    service.slow = true;
    await pass(60_000);
    expect(saver.get().status).toEqual({ kind: 'offline', since });
  });

  test('knows when this device keeps nothing, and when it does again', async () => {
    const { service, journal, saver } = setUp();
    service.plugged = false;
    journal.works = false;
    saver.edit({ content: 'Leeks and' });
    await pass(1_000);
    expect(saver.get()).toMatchObject({ dirty: true, kept: false });
    journal.works = true;
    saver.edit({ content: 'Leeks and rice' });
    await pass(1_000);
    expect(saver.get()).toMatchObject({ dirty: true, kept: true });
    expect(journal.kept).toMatchObject({ content: 'Leeks and rice' });
  });

  test('a long text is kept within a tenth of a second of each key', async () => {
    const { journal, saver } = setUp();
    const long = 'x'.repeat(85_000);
    saver.edit({ content: long });
    await pass(100);
    expect(journal.kept).toMatchObject({ content: long });
    expect(journal.writes).toBe(0);
  });

  test('a title that is too long is refused in words and kept, while the text is saved', async () => {
    const { service, saver, journal } = setUp();
    const title = 'x'.repeat(301);
    saver.edit({ title, content: 'Leeks and' });
    await pass(60_000);
    expect(service.calls).toEqual([{ content: 'Leeks and', baseVersion: 3 }]);
    expect(saver.get().status).toEqual({
      kind: 'refused',
      message: 'A title can have at most 300 characters. This one has 301; shorten it to save it.',
      again: false,
    });
    expect(journal.kept).toMatchObject({ title });
    saver.edit({ title: 'x'.repeat(300) });
    await pass(60_000);
    expect(service.stored().title).toBe('x'.repeat(300));
    expect(saver.get().status).toMatchObject({ kind: 'saved' });
  });

  test('while keys keep coming, saves are at most five seconds apart', async () => {
    const { service, saver } = setUp();
    for (let key = 0; key < 24; key++) {
      saver.edit({ content: `Leeks ${key}` });
      await pass(250);
    }
    expect(service.calls).toHaveLength(1);
  });

  test('one request is in flight; what is typed meanwhile goes with the next', async () => {
    const { service, saver } = setUp();
    service.slow = true;
    saver.edit({ content: 'one' });
    await pass(1_000);
    saver.edit({ content: 'two' });
    await pass(10_000);
    expect(service.calls).toHaveLength(1);
    expect(saver.get().status.kind).toBe('saving');
    service.answer();
    await pass(1_000);
    service.answer();
    await pass(0);
    expect(service.calls[1]).toEqual({ content: 'two', baseVersion: 4 });
    expect(saver.get().dirty).toBe(false);
  });

  test('the title waits until its field is left', async () => {
    const { service, saver } = setUp();
    saver.holdTitle(true);
    for (const title of ['Leek', 'Leek so', 'Leek soup']) {
      saver.edit({ title });
      await pass(2_900);
    }
    expect(service.calls).toEqual([]);
    saver.holdTitle(false);
    await pass(0);
    expect(service.calls).toEqual([{ title: 'Leek soup', baseVersion: 3 }]);
  });

  test('a title that nobody goes on typing is sent, and the next keys wait again', async () => {
    const { service, saver } = setUp();
    saver.holdTitle(true);
    saver.edit({ title: 'Leek' });
    await pass(5_000);
    expect(service.calls).toEqual([{ title: 'Leek', baseVersion: 3 }]);
    expect(saver.get().status.kind).toBe('saved');
    saver.edit({ title: 'Leek soup' });
    await pass(2_000);
    expect(service.calls).toHaveLength(1);
    await pass(3_000);
    expect(service.calls[1]).toEqual({ title: 'Leek soup', baseVersion: 4 });
  });

  test('emptying a note says that it is meant', async () => {
    const { service, saver } = setUp();
    saver.edit({ content: '' });
    await pass(1_000);
    expect(service.calls).toEqual([{ content: '', allowEmpty: true, baseVersion: 3 }]);
  });
});

describe('journal', () => {
  test('a change is on the device within 500 ms, and goes only with the answer', async () => {
    const { service, journal, saver } = setUp();
    service.slow = true;
    const long = 'new '.repeat(20_000);
    saver.edit({ content: long });
    expect(journal.kept).toBeNull();
    await pass(500);
    expect(journal.kept).toMatchObject({ title: 'Soup', content: long });
    await pass(2_000);
    expect(journal.kept).not.toBeNull();
    service.answer();
    await pass(0);
    expect(journal.kept).toBeNull();
  });

  test('typing without a pause does not put it off', async () => {
    const { journal, saver } = setUp();
    for (let key = 0; key < 6; key++) {
      saver.edit({ content: `Leeks ${key}` });
      await pass(90);
    }
    expect(journal.writes).toBe(1);
  });

  test('a short text is kept at every key: the tab may die before the next', () => {
    const { journal, saver } = setUp();
    saver.edit({ content: 'Leeks a' });
    expect(journal.kept?.content).toBe('Leeks a');
    saver.edit({ content: 'Leeks an' });
    expect(journal.kept?.content).toBe('Leeks an');
  });

  test('a page that goes away keeps at once what is not saved, and nothing else', () => {
    const { journal, saver } = setUp();
    saver.lastWords();
    expect(journal.kept).toBeNull();
    saver.edit({ content: 'new' });
    saver.lastWords();
    expect(journal.kept?.content).toBe('new');
  });

  test('a page that goes away sends the title too', async () => {
    const { service, saver } = setUp();
    saver.holdTitle(true);
    saver.edit({ title: 'Leek soup' });
    saver.lastWords();
    await pass(0);
    expect(service.stored().title).toBe('Leek soup');
  });

  test('what the editor has not handed over yet is taken before it is too late', async () => {
    const { service, journal, saver } = setUp();
    const detach = saver.attach(typing(saver, 'last keys'));
    saver.lastWords();
    expect(journal.kept?.content).toBe('last keys');
    detach();
    saver.attach(typing(saver, 'very last keys'));
    await saver.flush();
    expect(service.calls.at(-1)?.content).toBe('very last keys');
  });

  test('a session that ended keeps it', async () => {
    const { journal } = setUp();
    const ended = createAutosave({
      loaded: server(),
      save: () => Promise.reject(new Refusal({ kind: 'signed-out' })),
      failure: () => ({ kind: 'signed-out' }),
      journal,
    });
    ended.edit({ content: 'new' });
    await pass(60_000);
    expect(ended.get().status.kind).toBe('signed-out');
    expect(journal.kept?.content).toBe('new');
  });
});

describe('offline', () => {
  test('it is said, tried again with growing pauses, and at once when the network is back', async () => {
    const { service, journal, saver } = setUp();
    service.plugged = false;
    saver.edit({ content: 'new' });
    await pass(1_000);
    expect(saver.get().status.kind).toBe('offline');
    await pass(SAVE_TIMES.firstRetry);
    expect(service.calls).toHaveLength(2);
    await pass(SAVE_TIMES.firstRetry);
    expect(service.calls).toHaveLength(2);
    saver.edit({ content: 'newer' });
    expect(saver.get().status.kind).toBe('offline');
    service.plugged = true;
    saver.retryNow();
    await pass(0);
    expect(service.stored().content).toBe('newer');
    expect(saver.get().status.kind).toBe('saved');
    expect(journal.kept).toBeNull();
  });
});
