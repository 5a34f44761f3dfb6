import { afterEach, beforeEach, vi } from 'vitest';
import { type Autosave, createAutosave } from '../model/autosave/autosave.ts';
import type { AttachedEditor, NoteText, SaveChange, SaveFailure, ServerText } from '../model/save-types.ts';

export class SaveError extends Error {
  constructor(readonly reason: SaveFailure) {
    super(reason.kind);
  }
}
const unreachable = new SaveError({ kind: 'unreachable' });
export const server = (rest: Partial<ServerText> = {}): ServerText => ({
  title: 'Soup',
  content: 'Leeks',
  version: 3,
  updatedAt: '2026-01-01T10:00:00Z',
  ...rest,
});

/** A service with one note, which refuses stale versions, and can be unplugged. */
function noteService(loaded: ServerText) {
  let stored = loaded;
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
      if (change.baseVersion !== stored.version) throw new SaveError({ kind: 'conflict', theirs: stored });
      const { title = stored.title, content = stored.content } = change;
      stored = { title, content, version: stored.version + 1, updatedAt: '2026-01-01T10:05:00Z' };
      return stored;
    },
  };
  return service;
}

/** An autosave of a note beside that service, and a journal that can be looked into. */
export function setUpAutosave(stored: Partial<ServerText> = {}) {
  const service = noteService(server(stored));
  const journal = {
    kept: null as (NoteText & { sent: readonly NoteText[] }) | null,
    writes: 0,
    /** False: the device refuses to keep anything. */
    works: true,
    write: async (text: NoteText, _base: ServerText, sent: readonly NoteText[]) => {
      journal.writes += 1;
      if (journal.works) journal.kept = { ...text, sent };
      return journal.works;
    },
    writeNow: (text: NoteText, _base: ServerText, sent: readonly NoteText[]) => {
      if (journal.works) journal.kept = { ...text, sent };
      return journal.works;
    },
    remove: async () => {
      journal.kept = null;
    },
  };
  const failure = (error: unknown): SaveFailure =>
    error instanceof SaveError ? error.reason : { kind: 'refused', message: String(error), again: true };
  const autosave = createAutosave({ loaded: server(stored), save: service.save, failure, journal });
  return { service, journal, autosave };
}

/** Lets time pass, with all that waits for it. */
export const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** In the tests of a file the clock stands until it is told to go on. */
export function withFakeClock() {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** An editor with a text that it has not handed over yet. */
export const editorWithPendingInput = (autosave: Autosave, content: string): AttachedEditor => ({
  flushPendingInput: () => autosave.edit({ content }),
  flushAllInput: () => autosave.edit({ content }),
  showText: () => {},
  isComposing: () => false,
});
