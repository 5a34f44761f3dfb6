import { createStore } from '@my-note/kit/state';
import { createJournalScheduler, type Journal } from '../journal/journal-scheduler.ts';
import type {
  AttachedEditor,
  AutosaveSnapshot,
  NoteText,
  SaveChange,
  SaveFailure,
  ServerText,
} from '../save-types.ts';
import { transition } from './autosave-machine.ts';
import {
  type AutosaveEffect,
  type AutosaveEvent,
  initialState,
  isDirty,
  type TimerName,
  unsavedNote,
} from './autosave-state.ts';
import type { UnsavedText } from './restore-unsaved.ts';

export interface AutosaveOptions {
  /** The note as it was loaded; without it there is no autosave. */
  loaded: ServerText;
  /** `last`: the page unloads, and the request has to outlive it. */
  save: (change: SaveChange, last: boolean) => Promise<ServerText>;
  failure: (error: unknown) => SaveFailure;
  journal: Journal;
}

/**
 * Saves one note: to the journal first, then to the service, one request at a time
 * (docs/specification/product.md#saving). Runs the state machine of autosave-machine.ts: timers, requests, the journal
 * and the editor are here, and every decision is there.
 */
export function createAutosave({ loaded, save, failure, journal }: AutosaveOptions) {
  let state = initialState(loaded);
  let request: Promise<void> | null = null;
  let editor: AttachedEditor | null = null;
  const timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const store = createStore<AutosaveSnapshot>(() => ({
    text: state.text,
    status: state.status,
    dirty: false,
    kept: true,
  }));

  const publish = () => {
    const { text, status } = state;
    const dirty = isDirty(state);
    const kept = !dirty || journalScheduler.works();
    const shown = store.getState();
    const isSame = shown.text === text && shown.status === status && shown.dirty === dirty;
    if (!isSame || shown.kept !== kept) store.setState({ text, status, dirty, kept });
  };
  const journalScheduler = createJournalScheduler(
    journal,
    () => {
      editor?.flushPendingInput();
      return isDirty(state) ? unsavedNote(state) : null;
    },
    publish,
  );

  const stopTimer = (timer: TimerName) => {
    clearTimeout(timers.get(timer));
    timers.delete(timer);
  };

  const sendRequest = (change: SaveChange, last: boolean) => {
    request = save(change, last).then(
      (note) => {
        request = null;
        dispatch({ type: 'saved', note });
      },
      (error: unknown) => {
        request = null;
        dispatch({ type: 'failed', reason: failure(error) });
      },
    );
  };

  const run = (effect: AutosaveEffect) => {
    switch (effect.type) {
      case 'start-timer':
        stopTimer(effect.timer);
        timers.set(
          effect.timer,
          setTimeout(() => dispatch(effect.event), effect.ms),
        );
        break;
      case 'stop-timer':
        stopTimer(effect.timer);
        break;
      case 'request':
        sendRequest(effect.change, effect.last);
        break;
      case 'show-text':
        editor?.showText(effect.text);
        break;
      case 'journal':
        journalScheduler[effect.write](unsavedNote(state));
        break;
      case 'collect-input':
        editor?.flushPendingInput();
        dispatch(effect.event);
        break;
      case 'flush':
        void flush();
        break;
    }
  };

  const dispatch = (event: AutosaveEvent): void => {
    const composing = editor?.isComposing() ?? false;
    const { state: next, effects } = transition(state, event, { now: Date.now(), composing });
    state = next;
    for (const effect of effects) run(effect);
    publish();
  };

  const flush = async () => {
    dispatch({ type: 'title-blurred' });
    await journalScheduler.write();
    await request;
    dispatch({ type: 'send' });
    await request;
  };

  return {
    store,
    get: () => store.getState(),
    subscribe: (listener: () => void) => store.subscribe(listener),
    /** The text with everything the editor still holds back. */
    currentText: (): NoteText => {
      editor?.flushAllInput();
      return state.text;
    },
    /** Takes a change of the user. Nothing else may call it: opening a note never rewrites it. */
    edit: (change: Partial<NoteText>) => dispatch({ type: 'edited', change }),
    /** Connects an editor, which serializes its text with a delay; returns the function that disconnects it. */
    attach: (attached: AttachedEditor) => {
      editor = attached;
      return () => {
        if (editor === attached) editor = null;
      };
    },
    /** Applies a version that another tab saved. The next save settles what cannot be merged. */
    applyRemoteChange: (theirs: ServerText) => dispatch({ type: 'remote-changed', theirs }),
    /** While the title's field has the focus, its text is kept here but not sent: the slug follows it. */
    setTitleFocused: (focused: boolean) => {
      dispatch({ type: focused ? 'title-focused' : 'title-blurred' });
      if (!focused) dispatch({ type: 'send' });
    },
    writeJournal: journalScheduler.write,
    flushOnUnload: () => {
      editor?.flushAllInput();
      dispatch({ type: 'unloading' });
    },
    /** Sends what waits, including the title; resolves after the response. */
    flush,
    retryNow: () => dispatch({ type: 'retry' }),
    /** Drops the local text, which is in another note now or not wanted. */
    discard: () => dispatch({ type: 'discarded' }),
    /** Brings back text that was never saved: merged with a newer note, or as a conflict to resolve. */
    restore: (unsaved: UnsavedText) => {
      editor?.flushPendingInput();
      dispatch({ type: 'restored', unsaved });
    },
    keepMine: () => dispatch({ type: 'mine-kept' }),
    keepTheirs: () => dispatch({ type: 'theirs-kept' }),
    dispose: () => {
      for (const timer of timers.keys()) stopTimer(timer);
      journalScheduler.stop();
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
