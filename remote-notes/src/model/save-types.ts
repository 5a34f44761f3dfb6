/** What a person writes in a note. */
export interface NoteText {
  title: string;
  content: string;
}

/** Text that is not with the service yet, as this device keeps it: one per note and tab. */
export interface JournalEntry extends NoteText {
  key: string;
  noteId: string;
  /** Whose note it is; on a shared device nobody else is shown the text. */
  owner?: string;
  tab: string;
  baseVersion: number;
  /** The text that was written against; missing in what a page kept on its way out. */
  base?: NoteText | undefined;
  /** Texts that were sent and not answered: the service may have any of them by now. */
  sent?: readonly NoteText[];
  /** ISO 8601 */
  at: string;
}

/** A note's text as the service has it. */
export interface ServerText extends NoteText {
  version: number;
  updatedAt: string;
}

/** One save: only what changed, and the version it was written against. */
export interface SaveChange {
  title?: string;
  content?: string;
  baseVersion: number;
  allowEmpty?: boolean;
}

export type SaveStatus =
  | { kind: 'saved'; at: string }
  /** Written down, waiting for its turn. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Not with the service since then (ms since 1970); tried again by itself. `blocked`: the status of an answer that is not the service's. `full`: the service's disk is full. */
  | { kind: 'offline'; since: number; blocked?: number; full?: boolean }
  | { kind: 'signed-out' }
  /** `again`: the same text may be taken at another try. */
  | { kind: 'refused'; message: string; again: boolean }
  /** The note is in the trash, or deleted. */
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: ServerText };

export interface AutosaveSnapshot {
  text: NoteText;
  status: SaveStatus;
  /** Something here is not with the service yet. */
  dirty: boolean;
  /** This device has what the service does not have yet. False when it refuses to keep anything. */
  kept: boolean;
}

/** The editor of the note, as far as its autosave has to know it. */
export interface AttachedEditor {
  /** Hands over what was typed last, before its time. */
  flushPendingInput: () => void;
  /** Hands over all there is, also what takes its time: the page is left. */
  flushAllInput: () => void;
  /** Shows a text that came from elsewhere. */
  showText: (text: NoteText) => void;
  /** Somebody is in the midst of composing a character; the text must not change under it. */
  isComposing: () => boolean;
}

/** Why a save failed, as far as the model has to tell. */
export type SaveFailure =
  | { kind: 'conflict'; theirs: ServerText }
  /** Tried again later. `blocked`: the status of an answer that is not the service's, like a proxy's. `full`: the service's disk is full. */
  | { kind: 'unreachable'; blocked?: number; full?: boolean }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string; again: boolean };

/** Times in milliseconds (docs/specification/product.md#saving). */
export const SAVE_TIMES = {
  afterLastKey: 1_000,
  atMostApart: 5_000,
  journal: 300,
  /** Between two copies of a text that is too long to be kept at every key. */
  keptSoon: 80,
  whileComposing: 500,
  /** A title is sent when its field is left, or this long after its last key. */
  titleRests: 3_000,
  firstRetry: 2_000,
  lastRetry: 30_000,
  /** A request without an answer is given up after this long, longer for long notes. */
  answer: 10_000,
} as const;

/** Texts up to this length (UTF-16 units) are also kept at every key, before the journal's turn. */
export const KEPT_AT_EVERY_KEY = 50_000;
/** Longer ones up to this length are kept so often that a crash costs the keys of a tenth of a second at most. */
export const KEPT_SOON = 600_000;
/** What a slow line sends, in characters a millisecond: long notes get more time for their answer. */
export const CHARACTERS_PER_MS = 10;

/** How many texts are remembered whose requests had no answer: any of them may turn out to have arrived. */
export const ATTEMPTS_KEPT = 64;
/** How many of them the journal keeps. */
export const ATTEMPTS_IN_JOURNAL = 3;

export const sameText = (a: NoteText, b: NoteText): boolean => a.title === b.title && a.content === b.content;
