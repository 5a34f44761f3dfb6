export interface NoteText {
  title: string;
  content: string;
}

/** Unsaved text as the journal keeps it on this device: one entry for each note and tab. */
export interface JournalEntry extends NoteText {
  key: string;
  noteId: string;
  /** The note's owner; on a shared device nobody else may see the text. */
  owner?: string;
  tab: string;
  baseVersion: number;
  /** The text that was edited; missing in an entry that was written on unload. */
  base?: NoteText | undefined;
  /** Texts that were sent without a response: the service may have any of them. */
  sent?: readonly NoteText[];
  /** ISO 8601 */
  at: string;
}

export interface ServerText extends NoteText {
  version: number;
  updatedAt: string;
}

/** The body of a save: only the changed fields, and the version they are based on. */
export interface SaveChange {
  title?: string;
  content?: string;
  baseVersion: number;
  allowEmpty?: boolean;
}

export type SaveStatus =
  | { kind: 'saved'; at: string }
  /** In the journal, and about to be sent. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Not saved since then (ms since 1970); retried automatically. `blocked`: the status of a response that is not the service's. `full`: the service's disk is full. */
  | { kind: 'offline'; since: number; blocked?: number; full?: boolean }
  | { kind: 'signed-out' }
  /** `again`: the service may accept the same text at another try. `locked`: once the note is unlocked. */
  | { kind: 'refused'; message: string; again: boolean; locked?: boolean }
  /** The note is in the trash, or deleted. */
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: ServerText };

export interface AutosaveSnapshot {
  text: NoteText;
  status: SaveStatus;
  /** Some of the text may not be saved. */
  dirty: boolean;
  /** The journal has the unsaved text. False when this device refuses to store anything. */
  kept: boolean;
}

export interface AttachedEditor {
  /** Hands over the latest input without its delay. */
  flushPendingInput: () => void;
  /** Hands over everything, including a long paste that is still being converted. */
  flushAllInput: () => void;
  showText: (text: NoteText) => void;
  /** Whether an input method is composing; the text must not be replaced meanwhile. */
  isComposing: () => boolean;
}

export type SaveFailure =
  | { kind: 'conflict'; theirs: ServerText }
  /** Tried again later. `blocked`: the status of a response that is not the service's, like a proxy's. `full`: the service's disk is full. */
  | { kind: 'unreachable'; blocked?: number; full?: boolean }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string; again: boolean; locked?: boolean };

/** Times in milliseconds (docs/specification/product.md#saving). */
export const SAVE_TIMES = {
  afterLastKey: 1_000,
  atMostApart: 5_000,
  journal: 300,
  whileComposing: 500,
  /** A title is sent when its field is left, or this long after its last key. */
  titleRests: 3_000,
  firstRetry: 2_000,
  lastRetry: 30_000,
  /** Timeout of a request; long notes get more. */
  response: 10_000,
} as const;

/** Texts up to this length (UTF-16 units) are kept in localStorage at every key; it has no room for longer ones. */
export const KEPT_AT_EVERY_KEY = 600_000;
/** Upload speed of a slow network in characters a millisecond, by which long notes get a longer timeout. */
export const CHARACTERS_PER_MS = 10;

/** How many sent texts without a response are remembered: any of them may have arrived. */
export const ATTEMPTS_KEPT = 64;
/** How many of them the journal keeps. */
export const ATTEMPTS_IN_JOURNAL = 3;

export const sameText = (a: NoteText, b: NoteText): boolean => a.title === b.title && a.content === b.content;
