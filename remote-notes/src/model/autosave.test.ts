import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import {
  type NoteText,
  SAVE_TIMES,
  type SaveChange,
  type SaveFailure,
  type ServerText,
} from './save-types.ts';

class Refusal extends Error {
  constructor(readonly reason: SaveFailure) {
    super(reason.kind);
  }
}
const unreachable = new Refusal({ kind: 'unreachable' });
const server = (rest: Partial<ServerText> = {}): ServerText => ({
  title: 'Soup',
  content: 'Leeks',
  version: 3,
  updatedAt: '2026-01-01T10:00:00Z',
  ...rest,
});

/** A service with one note, which refuses stale versions, and can be unplugged. */
function noteService() {
  let stored = server();
  const calls: SaveChange[] = [];
  const waiting: (() => void)[] = [];
  const service = {
    calls,
    plugged: true,
    slow: false,
    stored: () => stored,
    changeElsewhere: (rest: Partial<NoteText>) => {
      stored = { ...stored, ...rest, version: stored.version + 1 };
    },
    answer: () => waiting.shift()?.(),
    save: async (change: SaveChange) => {
      calls.push(change);
      if (service.slow) await new Promise<void>((resolve) => waiting.push(resolve));
      if (!service.plugged) throw unreachable;
      if (change.baseVersion !== stored.version) throw new Refusal({ kind: 'conflict', theirs: stored });
      const { title = stored.title, content = stored.content } = change;
      stored = { title, content, version: stored.version + 1, updatedAt: '2026-01-01T10:05:00Z' };
      return stored;
    },
  };
  return service;
}

function setUp() {
  const service = noteService();
  const journal = {
    kept: null as NoteText | null,
    write: async (text: NoteText) => {
      journal.kept = text;
    },
    writeNow: (text: NoteText) => {
      journal.kept = text;
    },
    remove: async () => {
      journal.kept = null;
    },
  };
  const failure = (error: unknown): SaveFailure =>
    error instanceof Refusal ? error.reason : { kind: 'refused', message: String(error) };
  const saver = createAutosave({ loaded: server(), save: service.save, failure, journal });
  return { service, journal, saver };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
    saver.edit({ title: 'Leek soup' });
    await pass(20_000);
    expect(service.calls).toEqual([]);
    saver.holdTitle(false);
    await pass(0);
    expect(service.calls).toEqual([{ title: 'Leek soup', baseVersion: 3 }]);
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
    saver.edit({ content: 'new' });
    await pass(500);
    expect(journal.kept).toEqual({ title: 'Soup', content: 'new' });
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
    expect(journal.kept).not.toBeNull();
  });

  test('a page that goes away keeps at once what is not saved, and nothing else', () => {
    const { journal, saver } = setUp();
    saver.lastWords();
    expect(journal.kept).toBeNull();
    saver.edit({ content: 'new' });
    saver.lastWords();
    expect(journal.kept?.content).toBe('new');
  });

  test('what the editor has not handed over yet is taken before it is too late', async () => {
    const { service, journal, saver } = setUp();
    const detach = saver.attach(() => saver.edit({ content: 'last keys' }));
    saver.lastWords();
    expect(journal.kept?.content).toBe('last keys');
    detach();
    saver.attach(() => saver.edit({ content: 'very last keys' }));
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
