import { mergeFields } from '../diff/merge.ts';
import { SAVE_TIMES, type SaveFailure, type ServerText, sameText } from '../save-types.ts';
import {
  type AutosaveEffect,
  type AutosaveEvent,
  type AutosaveState,
  isDirty,
  removeJournal,
  savedAt,
  sendIn,
  stay,
  type Transition,
  type TransitionContext,
  unsavedStatus,
} from './autosave-state.ts';
import { schedule } from './send-transitions.ts';
import { mergeBase, snapshotOf, withoutAttempts, withoutLastAttempt } from './server-snapshot.ts';

export function accept(before: AutosaveState, note: ServerText, now: number): Transition {
  const server = snapshotOf({ ...note, ...before.inFlight });
  const state = { ...before, server, inFlight: null, retryDelay: SAVE_TIMES.firstRetry };
  const dirty = isDirty(state);
  const status = dirty ? unsavedStatus(state) : savedAt(note.updatedAt);
  return schedule({ state: { ...state, status }, effects: dirty ? [] : [removeJournal] }, now);
}

/** Merges a newer text of the service with the local one. They clash when both changed the same words. */
export function mergeTheirs(
  before: AutosaveState,
  { theirs, base, onClash }: Extract<AutosaveEvent, { type: 'merge' }>,
): Transition {
  const merged = mergeFields({ base, mine: before.text, theirs });
  if (!merged) {
    return stay(onClash === 'ignore' ? before : { ...before, status: { kind: 'conflict', theirs } });
  }
  const state = { ...before, server: snapshotOf(theirs), text: merged };
  const dirty = isDirty(state);
  const status = dirty ? unsavedStatus(state) : savedAt(theirs.updatedAt);
  const show: readonly AutosaveEffect[] = sameText(merged, before.text)
    ? []
    : [{ type: 'show-text', text: merged }];
  return { state: { ...state, status }, effects: [...show, dirty ? sendIn(0) : removeJournal] };
}

/** The text may be replaced: what the editor has not handed over yet must be in it before. */
const collectInput = (event: AutosaveEvent): AutosaveEffect => ({ type: 'collect-input', event });

export function fail(
  before: AutosaveState,
  reason: SaveFailure,
  { now, composing }: TransitionContext,
): Transition {
  const state = { ...before, inFlight: null };
  if (reason.kind === 'unreachable') {
    const { kind, ...why } = reason;
    const retryDelay = Math.min(state.retryDelay * 2, SAVE_TIMES.lastRetry);
    const status = { kind: 'offline', since: state.unsavedSince ?? now, ...why } as const;
    return { state: { ...state, status, retryDelay }, effects: [sendIn(state.retryDelay)] };
  }
  if (reason.kind !== 'conflict')
    return stay({ ...state, server: withoutLastAttempt(state.server), status: reason });
  const retryDelay = SAVE_TIMES.firstRetry;
  if (composing) {
    const server = withoutLastAttempt(state.server);
    return {
      state: { ...state, retryDelay, server, status: unsavedStatus(state) },
      effects: [sendIn(SAVE_TIMES.whileComposing)],
    };
  }
  const base = mergeBase(state.server, reason.theirs);
  return {
    state: { ...state, retryDelay, server: withoutAttempts(state.server) },
    effects: [collectInput({ type: 'merge', theirs: reason.theirs, base, onClash: 'conflict' })],
  };
}

export function applyRemoteChange(
  state: AutosaveState,
  event: Extract<AutosaveEvent, { type: 'remote-changed' }>,
  { composing }: TransitionContext,
): Transition {
  const { theirs } = event;
  if (state.status.kind === 'conflict') {
    const isNewer = theirs.version > state.status.theirs.version;
    return stay(isNewer ? { ...state, status: { kind: 'conflict', theirs } } : state);
  }
  if (theirs.version <= state.server.known.version) return stay(state);
  if (state.inFlight || composing) {
    const ms = SAVE_TIMES.whileComposing;
    return { state, effects: [{ type: 'start-timer', timer: 'remote', ms, event }] };
  }
  // The next save settles what clashes.
  const base = state.server.known;
  return { state, effects: [collectInput({ type: 'merge', theirs, base, onClash: 'ignore' })] };
}
