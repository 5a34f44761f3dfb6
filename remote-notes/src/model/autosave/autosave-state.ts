import type { UnsavedNote } from '../journal/journal-scheduler.ts';
import { validateTitle } from '../note/validate-title.ts';
import {
  type NoteText,
  SAVE_TIMES,
  type SaveChange,
  type SaveFailure,
  type SaveStatus,
  type ServerText,
} from '../save-types.ts';
import type { UnsavedText } from './restore-unsaved.ts';
import {
  fieldDiffers,
  type ServerSnapshot,
  snapshotOf,
  textDiffers,
  textsWithoutResponse,
} from './server-snapshot.ts';

export interface AutosaveState {
  text: NoteText;
  server: ServerSnapshot;
  status: SaveStatus;
  /** The text of the request in flight; there is at most one. */
  inFlight: NoteText | null;
  /** When the oldest change that waits to be sent was made (ms since 1970). */
  waitingSince: number | null;
  /** When the oldest change that the service does not have was made (ms since 1970). */
  unsavedSince: number | null;
  retryDelay: number;
  titleFocused: boolean;
  /** The title was typed in its focused field a moment ago: it is not sent, because the slug follows it. */
  titlePending: boolean;
}

export type AutosaveEvent =
  | { type: 'edited'; change: Partial<NoteText> }
  /** The save timer expired, or the text must be saved now. */
  | { type: 'send' }
  | { type: 'saved'; note: ServerText }
  | { type: 'failed'; reason: SaveFailure }
  /** Another tab, or this page, saved a version of the note. */
  | { type: 'remote-changed'; theirs: ServerText }
  /** `onClash`: what to do when both sides changed the same words. */
  | { type: 'merge'; theirs: ServerText; base: NoteText; onClash: 'conflict' | 'ignore' }
  | { type: 'title-focused' }
  | { type: 'title-blurred' }
  | { type: 'title-rested' }
  /** The network is back, the user signed in again, or pressed Try again. */
  | { type: 'retry' }
  | { type: 'unloading' }
  | { type: 'restored'; unsaved: UnsavedText }
  | { type: 'discarded' }
  | { type: 'mine-kept' }
  | { type: 'theirs-kept' };

/** `remote`: a change from elsewhere that waits for a request or a composition to end. */
export type TimerName = 'save' | 'title' | 'remote';

/** What the runner has to do after a transition, in order. */
export type AutosaveEffect =
  | { type: 'start-timer'; timer: TimerName; ms: number; event: AutosaveEvent }
  | { type: 'stop-timer'; timer: TimerName }
  /** `last`: the page unloads, and the request has to outlive it. */
  | { type: 'request'; change: SaveChange; last: boolean }
  | { type: 'show-text'; text: NoteText }
  /** `key`: as soon as the text's length allows. `now`: immediately. `soon`: within the journal's delay. */
  | { type: 'journal'; write: 'key' | 'now' | 'soon' | 'remove' }
  /** The editor hands over its latest input, and `event` follows in the same task. */
  | { type: 'collect-input'; event: AutosaveEvent }
  | { type: 'flush' };

export interface Transition {
  state: AutosaveState;
  effects: readonly AutosaveEffect[];
}

export interface TransitionContext {
  now: number;
  /** The user is composing a character, so the text must not be replaced. */
  composing: boolean;
}

export const initialState = (loaded: ServerText): AutosaveState => ({
  text: { title: loaded.title, content: loaded.content },
  server: snapshotOf(loaded),
  status: { kind: 'saved', at: loaded.updatedAt },
  inFlight: null,
  waitingSince: null,
  unsavedSince: null,
  retryDelay: SAVE_TIMES.firstRetry,
  titleFocused: false,
  titlePending: false,
});

/** Whether the service may lack some of the text. */
export const isDirty = ({ server, text }: AutosaveState): boolean => textDiffers(server, text);

// One object, so that components that select the status do not render again.
const WAITING: SaveStatus = { kind: 'waiting' };

/** The status of text that is not saved: it waits to be sent, or for a title that the service accepts. */
export function unsavedStatus({ text }: AutosaveState): SaveStatus {
  const message = validateTitle(text.title);
  return message === null ? WAITING : { kind: 'refused', message, again: false };
}

/** What to send now, or null; a title that is being typed or is too long waits. */
export function pendingChange({ text, server, titlePending }: AutosaveState): SaveChange | null {
  const change: SaveChange = { baseVersion: server.known.version };
  const titleWaits = titlePending || validateTitle(text.title) !== null;
  if (fieldDiffers(server, 'title', text) && !titleWaits) change.title = text.title;
  if (fieldDiffers(server, 'content', text)) {
    change.content = text.content;
    if (text.content.trim() === '') change.allowEmpty = true;
  }
  return change.title === undefined && change.content === undefined ? null : change;
}

export const stay = (state: AutosaveState): Transition => ({ state, effects: [] });
export const savedAt = (at: string) => ({ kind: 'saved', at }) as const;
export const sendIn = (ms: number): AutosaveEffect => ({
  type: 'start-timer',
  timer: 'save',
  ms,
  event: { type: 'send' },
});
export const removeJournal: AutosaveEffect = { type: 'journal', write: 'remove' };

export const unsavedNote = ({ text, server }: AutosaveState): UnsavedNote => ({
  text,
  base: server.known,
  sent: textsWithoutResponse(server),
});
