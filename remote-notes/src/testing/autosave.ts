import { afterEach, beforeEach, vi } from 'vitest';
import { type Autosave, createAutosave } from '../model/autosave/autosave.ts';
import type { UnsavedNote } from '../model/journal/journal-scheduler.ts';
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
    respond: () => waiting.shift()?.(),
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

/** An autosave, its service, and its journal. */
export function setUpAutosave(stored: Partial<ServerText> = {}) {
  const service = noteService(server(stored));
  const journal = {
    kept: null as (NoteText & { sent: readonly NoteText[] }) | null,
    writes: 0,
    /** False: the device refuses to store anything. */
    works: true,
    write: async ({ text, sent }: UnsavedNote) => {
      journal.writes += 1;
      if (journal.works) journal.kept = { ...text, sent };
      return journal.works;
    },
    writeNow: ({ text, sent }: UnsavedNote) => {
      if (journal.works) journal.kept = { ...text, sent };
      return journal.works;
    },
    writeTyped: (unsaved: UnsavedNote) => journal.writeNow(unsaved),
    remove: async () => {
      journal.kept = null;
    },
  };
  const failure = (error: unknown): SaveFailure =>
    error instanceof SaveError ? error.reason : { kind: 'refused', message: String(error), again: true };
  const autosave = createAutosave({ loaded: server(stored), save: service.save, failure, journal });
  return { service, journal, autosave };
}

/** Moves the clock, and runs the timers and promises that are due. */
export const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Stops the clock in the tests of a file; `advanceTime` moves it. */
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
