import { mergeFields } from './merge.ts';
import {
  type NoteText,
  SAVE_TIMES,
  type SaveChange,
  type SaveFailure,
  type SaveStatus,
  type ServerText,
  sameText,
} from './save-types.ts';

interface Journal {
  write: (text: NoteText, baseVersion: number) => Promise<void>;
  /** The same at once, for a page that is going away. */
  writeNow: (text: NoteText, baseVersion: number) => void;
  remove: () => Promise<void>;
}

export interface AutosaveParts {
  /** The note as it was loaded: without it there is no autosave at all. */
  loaded: ServerText;
  save: (change: SaveChange) => Promise<ServerText>;
  /** Tells why `save` threw. */
  failure: (error: unknown) => SaveFailure;
  journal: Journal;
}

export interface AutosaveSnapshot {
  text: NoteText;
  status: SaveStatus;
  /** Something here is not with the service yet. */
  dirty: boolean;
  /** Grows when `text` was replaced from outside and the editor has to show it anew. */
  replaced: number;
}

// One object: a screen that shows the state is drawn again only when it is another.
const WAITING: SaveStatus = { kind: 'waiting' };

/** Saves one note: journal first, then the service; one request at a time (decisions, section 6). */
export function createAutosave({ loaded, save, failure, journal }: AutosaveParts) {
  let base: ServerText = loaded;
  let text: NoteText = { title: loaded.title, content: loaded.content };
  let status: SaveStatus = { kind: 'saved', at: loaded.updatedAt };
  let replaced = 0;
  let titleHeld = false;
  let running: Promise<void> | null = null;
  let waitingSince: number | null = null;
  let retryDelay: number = SAVE_TIMES.firstRetry;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let journalTimer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: AutosaveSnapshot;
  let takePending = () => {};
  const listeners = new Set<() => void>();

  const isDirty = () => !sameText(text, base);
  const publish = (next: SaveStatus = status) => {
    status = next;
    snapshot = { text, status, dirty: isDirty(), replaced };
    for (const listener of listeners) listener();
  };
  publish();

  const writeJournal = async () => {
    takePending();
    clearTimeout(journalTimer);
    journalTimer = undefined;
    if (isDirty()) await journal.write(text, base.version);
  };
  const clearJournal = () => {
    clearTimeout(journalTimer);
    journalTimer = undefined;
    void journal.remove();
  };

  /** What is to be sent now; a title that is still being typed waits until its field is left. */
  const pending = (): SaveChange | null => {
    const change: SaveChange = { baseVersion: base.version };
    if (text.title !== base.title && !titleHeld) change.title = text.title;
    if (text.content !== base.content) {
      change.content = text.content;
      if (text.content.trim() === '') change.allowEmpty = true;
    }
    return change.title === undefined && change.content === undefined ? null : change;
  };

  const sendIn = (delay: number) => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => void send(), delay);
  };
  const schedule = () => {
    if (!pending()) return;
    waitingSince ??= Date.now();
    const latest = waitingSince + SAVE_TIMES.atMostApart - Date.now();
    sendIn(Math.max(0, Math.min(SAVE_TIMES.afterLastKey, latest)));
  };

  const accept = (sent: NoteText, answer: ServerText) => {
    base = { ...answer, ...sent };
    retryDelay = SAVE_TIMES.firstRetry;
    if (!isDirty()) clearJournal();
    publish(isDirty() ? WAITING : { kind: 'saved', at: answer.updatedAt });
    schedule();
  };

  const reject = (attempt: NoteText, reason: SaveFailure) => {
    if (reason.kind === 'unreachable') {
      publish({ kind: 'offline' });
      sendIn(retryDelay);
      retryDelay = Math.min(retryDelay * 2, SAVE_TIMES.lastRetry);
      return;
    }
    if (reason.kind !== 'conflict') {
      publish(reason);
      return;
    }
    const { theirs } = reason;
    // An earlier try may have arrived although its answer did not.
    const agreed = sameText(theirs, attempt) ? attempt : base;
    const merged = mergeFields({ base: agreed, mine: text, theirs });
    if (!merged) {
      publish(reason);
      return;
    }
    text = merged;
    base = theirs;
    if (isDirty()) sendIn(0);
    else clearJournal();
    publish(isDirty() ? WAITING : { kind: 'saved', at: theirs.updatedAt });
  };

  const send = (): Promise<void> => {
    if (running) return running;
    clearTimeout(saveTimer);
    const change = pending();
    if (!change || status.kind === 'conflict') return Promise.resolve();
    waitingSince = null;
    const attempt = { title: change.title ?? base.title, content: change.content ?? base.content };
    publish({ kind: 'saving' });
    running = save(change)
      .finally(() => {
        running = null;
      })
      .then(
        (answer) => accept(attempt, answer),
        (error: unknown) => reject(attempt, failure(error)),
      );
    return running;
  };

  const edit = (change: Partial<NoteText>) => {
    const next = { ...text, ...change };
    if (sameText(next, text)) return;
    text = next;
    if (!isDirty() && !running) {
      clearTimeout(saveTimer);
      waitingSince = null;
      clearJournal();
      publish({ kind: 'saved', at: base.updatedAt });
      return;
    }
    journalTimer ??= setTimeout(() => void writeJournal(), SAVE_TIMES.journal);
    const waits = status.kind === 'conflict' || status.kind === 'offline' || status.kind === 'saving';
    publish(waits ? status : WAITING);
    // Offline, the next try is already planned; a key must not turn it into a request each second.
    if (status.kind !== 'offline' && status.kind !== 'conflict') schedule();
  };

  const flush = async () => {
    titleHeld = false;
    await writeJournal();
    await running;
    await send();
  };

  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes a person's change. Nothing else may call it: opening a note never rewrites it. */
    edit,
    /** The editor turns keys into text with a delay; `handPending` makes it do so now. */
    attach: (handPending: () => void) => {
      takePending = handPending;
      return () => {
        takePending = () => {};
      };
    },
    /** While the title's field has the focus, its text is kept here but not sent: the slug follows it. */
    holdTitle: (held: boolean) => {
      titleHeld = held;
      if (!held) void send();
    },
    /** Writes the journal without waiting for its turn. */
    writeJournal,
    /** The same for a page that is going away. */
    lastWords: () => {
      takePending();
      if (isDirty()) journal.writeNow(text, base.version);
    },
    /** Sends what is waiting, title included; settles with the answer. */
    flush,
    /** The network is back, or the user. */
    retryNow: () => {
      if (status.kind === 'offline' || status.kind === 'signed-out') void send();
    },
    /** Takes up text that was never saved. Against a newer note it is a conflict to decide. */
    restore: (saved: NoteText, baseVersion: number) => {
      if (baseVersion === base.version) {
        edit(saved);
      } else {
        text = saved;
        journalTimer ??= setTimeout(() => void writeJournal(), SAVE_TIMES.journal);
        publish({ kind: 'conflict', theirs: base });
      }
      replaced += 1;
      publish();
    },
    /** Ends a conflict: my text goes over theirs. */
    keepMine: () => {
      if (status.kind !== 'conflict') return;
      base = status.theirs;
      publish(WAITING);
      void flush();
    },
    /** Ends a conflict: their text takes the place of mine. */
    keepTheirs: () => {
      if (status.kind !== 'conflict') return;
      base = status.theirs;
      text = { title: base.title, content: base.content };
      replaced += 1;
      clearJournal();
      publish({ kind: 'saved', at: base.updatedAt });
    },
    dispose: () => {
      clearTimeout(saveTimer);
      clearTimeout(journalTimer);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
