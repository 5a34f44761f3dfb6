import { createStore } from '@my-note/shared-kit/state';
import { mergeFields } from '../diff/merge.ts';
import { createJournalScheduler, type Journal } from '../journal/journal-scheduler.ts';
import {
  type AttachedEditor,
  type AutosaveSnapshot,
  type NoteText,
  SAVE_TIMES,
  type SaveChange,
  type SaveFailure,
  type SaveStatus,
  type ServerText,
  sameText,
} from '../save-types.ts';
import { mergeUnsaved, type UnsavedText } from './restore-unsaved.ts';
import { createServerSnapshot } from './server-snapshot.ts';
import { createTitleDebounce } from './title-debounce.ts';
import { validateTitle } from './validate-title.ts';

export interface AutosaveOptions {
  /** The note as it was loaded: without it there is no autosave at all. */
  loaded: ServerText;
  /** `last`: the page is going away, and the request has to outlive it. */
  save: (change: SaveChange, last: boolean) => Promise<ServerText>;
  /** Tells why `save` threw. */
  failure: (error: unknown) => SaveFailure;
  journal: Journal;
}

// One object: a screen that shows the state is drawn again only when it is another.
const WAITING: SaveStatus = { kind: 'waiting' };

/** Saves one note: journal first, then the service; one request at a time (docs/specification/product.md#saving). */
export function createAutosave({ loaded, save, failure, journal }: AutosaveOptions) {
  const server = createServerSnapshot(loaded);
  let text: NoteText = { title: loaded.title, content: loaded.content };
  let status: SaveStatus = { kind: 'saved', at: loaded.updatedAt };
  let running: Promise<void> | null = null;
  let waitingSince: number | null = null;
  /** When something was first typed that the service still does not have. */
  let unsavedSince: number | null = null;
  let retryDelay: number = SAVE_TIMES.firstRetry;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let followTimer: ReturnType<typeof setTimeout> | undefined;
  let editor: AttachedEditor | null = null;
  const store = createStore<AutosaveSnapshot>(() => ({ text, status, dirty: false, kept: true }));

  const isDirty = () => server.differsFrom(text);
  const publish = (next: SaveStatus = status) => {
    status = next;
    const dirty = isDirty();
    if (!dirty) unsavedSince = null;
    store.setState({ text, status, dirty, kept: !dirty || journalScheduler.kept() });
  };
  const kept = () => ({ text, base: server.get(), sent: server.unanswered() });
  const journalScheduler = createJournalScheduler(
    journal,
    () => {
      editor?.flushPendingInput();
      return isDirty() ? kept() : null;
    },
    () => publish(),
  );

  /** What a text that is not saved yet waits for: its turn, or a title that the service would take. */
  const waiting = (): SaveStatus => {
    const message = validateTitle(text.title);
    return message === null ? WAITING : { kind: 'refused', message, again: false };
  };

  /** What is to be sent now; a title that is still being typed, or is too long, waits. */
  const pending = (): SaveChange | null => {
    const change: SaveChange = { baseVersion: server.get().version };
    const titleWaits = titleDebounce.waits() || validateTitle(text.title) !== null;
    if (server.differsIn('title', text) && !titleWaits) change.title = text.title;
    if (server.differsIn('content', text)) {
      change.content = text.content;
      if (text.content.trim() === '') change.allowEmpty = true;
    }
    return change.title === undefined && change.content === undefined ? null : change;
  };

  const titleDebounce = createTitleDebounce(() => schedule());

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
    server.set({ ...answer, ...sent });
    retryDelay = SAVE_TIMES.firstRetry;
    if (!isDirty()) journalScheduler.forget();
    publish(isDirty() ? waiting() : { kind: 'saved', at: answer.updatedAt });
    schedule();
  };

  const showText = (next: NoteText) => {
    text = next;
    editor?.show(text);
  };

  const showServed = () => {
    const { title, content, updatedAt } = server.get();
    showText({ title, content });
    journalScheduler.forget();
    publish({ kind: 'saved', at: updatedAt });
  };

  /** Brings a newer text of the service and what was written here together; false when they clash. */
  const takeIn = (theirs: ServerText, agreed: NoteText): boolean => {
    // Nothing may be typed between asking the editor and showing it the outcome: all of this is one step.
    editor?.flushPendingInput();
    const merged = mergeFields({ base: agreed, mine: text, theirs });
    if (!merged) return false;
    server.set(theirs);
    if (!sameText(merged, text)) showText(merged);
    if (isDirty()) sendIn(0);
    else journalScheduler.forget();
    publish(isDirty() ? waiting() : { kind: 'saved', at: theirs.updatedAt });
    return true;
  };

  const reject = (reason: SaveFailure) => {
    if (reason.kind === 'unreachable') {
      const { kind, ...why } = reason;
      publish({ kind: 'offline', since: unsavedSince ?? Date.now(), ...why });
      sendIn(retryDelay);
      retryDelay = Math.min(retryDelay * 2, SAVE_TIMES.lastRetry);
      return;
    }
    if (reason.kind !== 'conflict') {
      server.attemptFailed();
      publish(reason);
      return;
    }
    retryDelay = SAVE_TIMES.firstRetry;
    if (editor?.composing()) {
      server.attemptFailed();
      publish(waiting());
      sendIn(SAVE_TIMES.whileComposing);
      return;
    }
    const { theirs } = reason;
    const agreed = server.agreedWith(theirs);
    server.forgetAttempts();
    if (!takeIn(theirs, agreed)) publish(reason);
  };

  const send = (last = false): Promise<void> => {
    if (running) return running;
    clearTimeout(saveTimer);
    const change = pending();
    if (!change || status.kind === 'conflict') return Promise.resolve();
    waitingSince = null;
    const { title, content } = server.get();
    const attempt = { title: change.title ?? title, content: change.content ?? content };
    server.attempt(attempt);
    // A page that dies now must know later that this text was its own.
    journalScheduler.now(kept());
    // A retry of its own accord does not hide for how long nothing was saved.
    if (status.kind !== 'offline') publish({ kind: 'saving' });
    running = save(change, last)
      .finally(() => {
        running = null;
      })
      .then(
        (answer) => accept(attempt, answer),
        (error: unknown) => reject(failure(error)),
      );
    return running;
  };

  const follow = (theirs: ServerText) => {
    clearTimeout(followTimer);
    if (status.kind === 'conflict') {
      if (theirs.version > status.theirs.version) publish({ kind: 'conflict', theirs });
    } else if (theirs.version <= server.get().version) {
      return;
    } else if (running || editor?.composing()) {
      followTimer = setTimeout(() => follow(theirs), SAVE_TIMES.whileComposing);
    } else takeIn(theirs, server.get());
  };

  const edit = (change: Partial<NoteText>) => {
    const next = { ...text, ...change };
    if (sameText(next, text)) return;
    text = next;
    if (change.title !== undefined) titleDebounce.key();
    if (!isDirty() && !running) {
      clearTimeout(saveTimer);
      waitingSince = null;
      journalScheduler.forget();
      // In a conflict the service has something else by now; which of the two it is to be stays open.
      publish(status.kind === 'conflict' ? status : { kind: 'saved', at: server.get().updatedAt });
      return;
    }
    unsavedSince ??= Date.now();
    journalScheduler.key(kept());
    const { kind } = status;
    // Offline, the next try is already planned; a key must not turn it into a request each second.
    const stuck = kind === 'conflict' || kind === 'offline' || kind === 'gone';
    publish(stuck || kind === 'saving' ? status : waiting());
    if (!stuck) schedule();
  };

  const flush = async () => {
    titleDebounce.leave();
    await journalScheduler.write();
    await running;
    await send();
  };

  return {
    store,
    get: store.getState,
    /** The text with what was typed last. */
    currentText: (): NoteText => {
      editor?.finish();
      return text;
    },
    subscribe: store.subscribe,
    /** Takes a person's change. Nothing else may call it: opening a note never rewrites it. */
    edit,
    /** The editor turns keys into text with a delay, and shows what comes from elsewhere. */
    attach: (part: AttachedEditor) => {
      editor = part;
      return () => {
        if (editor === part) editor = null;
      };
    },
    /** Another tab saved the note. What clashes with what is written here is settled at the next save. */
    follow,
    /** While somebody types in the title's field, its text is kept here but not sent: the slug follows it. */
    holdTitle: (held: boolean) => {
      if (held) return titleDebounce.hold();
      titleDebounce.leave();
      void send();
    },
    /** Writes the journal without waiting for its turn. */
    writeJournal: journalScheduler.write,
    /** The same for a page that is going away. */
    flushOnUnload: () => {
      editor?.finish();
      if (!isDirty()) return;
      titleDebounce.release();
      journalScheduler.now(kept());
      void send(true);
    },
    /** Sends what is waiting, title included; settles with the answer. */
    flush,
    /** The network is back, or the user. */
    retryNow: () => {
      const { kind } = status;
      if (kind === 'offline' || kind === 'signed-out' || kind === 'gone' || kind === 'refused') void send();
    },
    /** The text is in another note now, or not wanted: this one is as the service has it. */
    discard: () => {
      server.forgetAttempts();
      showServed();
    },
    /** Takes up text that was never saved. With a newer note it is brought together, or is a conflict to decide. */
    restore: (found: UnsavedText) => {
      editor?.flushPendingInput();
      const next = mergeUnsaved(found, text, server.get(), isDirty());
      if (next) {
        edit(next);
        editor?.show(text);
        return;
      }
      showText({ title: found.title, content: found.content });
      journalScheduler.soon();
      publish({ kind: 'conflict', theirs: server.get() });
    },
    /** Ends a conflict: my text goes over theirs. */
    keepMine: () => {
      if (status.kind !== 'conflict') return;
      server.set(status.theirs);
      if (!isDirty()) {
        showServed();
        return;
      }
      publish(waiting());
      void flush();
    },
    /** Ends a conflict: their text takes the place of mine. */
    keepTheirs: () => {
      if (status.kind !== 'conflict') return;
      server.set(status.theirs);
      showServed();
    },
    dispose: () => {
      clearTimeout(saveTimer);
      titleDebounce.release();
      journalScheduler.rest();
      clearTimeout(followTimer);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
