import { type NoteText, SAVE_TIMES, sameText } from '../save-types.ts';
import {
  type AutosaveEffect,
  type AutosaveState,
  isDirty,
  pendingChange,
  removeJournal,
  savedAt,
  sendIn,
  stay,
  type Transition,
  unsavedStatus,
} from './autosave-state.ts';
import { withAttempt } from './server-snapshot.ts';

/** Sends a second after the last key, and five seconds after the first one at the latest. */
export function schedule({ state, effects }: Transition, now: number): Transition {
  if (!pendingChange(state)) return { state, effects };
  const waitingSince = state.waitingSince ?? now;
  const latest = waitingSince + SAVE_TIMES.atMostApart - now;
  const delay = Math.max(0, Math.min(SAVE_TIMES.afterLastKey, latest));
  return { state: { ...state, waitingSince }, effects: [...effects, sendIn(delay)] };
}

export function edit(before: AutosaveState, change: Partial<NoteText>, now: number): Transition {
  const text = { ...before.text, ...change };
  if (sameText(text, before.text)) return stay(before);
  const titleTyped = change.title !== undefined && before.titleFocused;
  const state = { ...before, text, titlePending: before.titlePending || titleTyped };
  const titleTimer: readonly AutosaveEffect[] = titleTyped
    ? [{ type: 'start-timer', timer: 'title', ms: SAVE_TIMES.titleRests, event: { type: 'title-rested' } }]
    : [];
  if (!isDirty(state) && !state.inFlight) {
    // In a conflict the service has another text by now; which of the two to keep is still undecided.
    const status = state.status.kind === 'conflict' ? state.status : savedAt(state.server.known.updatedAt);
    return {
      state: { ...state, status, waitingSince: null },
      effects: [...titleTimer, { type: 'stop-timer', timer: 'save' }, removeJournal],
    };
  }
  const { kind } = state.status;
  // Offline, the next retry is already planned; a key must not turn it into a request each second.
  const isStuck = kind === 'conflict' || kind === 'offline' || kind === 'gone';
  const status = isStuck || kind === 'saving' ? state.status : unsavedStatus(state);
  const edited: Transition = {
    state: { ...state, status, unsavedSince: state.unsavedSince ?? now },
    effects: [...titleTimer, { type: 'journal', write: 'key' }],
  };
  return isStuck ? edited : schedule(edited, now);
}

export function send(state: AutosaveState, last = false): Transition {
  if (state.inFlight) return stay(state);
  const effects: AutosaveEffect[] = [{ type: 'stop-timer', timer: 'save' }];
  const change = pendingChange(state);
  if (!change || state.status.kind === 'conflict') return { state, effects };
  const { title, content } = state.server.known;
  const inFlight = { title: change.title ?? title, content: change.content ?? content };
  return {
    state: {
      ...state,
      inFlight,
      waitingSince: null,
      server: withAttempt(state.server, inFlight),
      // An automatic retry keeps showing for how long nothing was saved.
      status: state.status.kind === 'offline' ? state.status : { kind: 'saving' },
    },
    // If the page crashes now, it must know later that this text was its own.
    effects: [...effects, { type: 'journal', write: 'now' }, { type: 'request', change, last }],
  };
}

export function releaseTitle(before: AutosaveState, titleFocused: boolean): Transition {
  const state = { ...before, titleFocused, titlePending: false };
  return { state, effects: [{ type: 'stop-timer', timer: 'title' }] };
}

export function unload(before: AutosaveState): Transition {
  if (!isDirty(before)) return stay(before);
  const released = releaseTitle(before, before.titleFocused);
  const sent = send(released.state, true);
  return {
    state: sent.state,
    effects: [...released.effects, { type: 'journal', write: 'now' }, ...sent.effects],
  };
}
