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
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string }
  /** The note is in the trash, or deleted. */
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: ServerText };

export interface AutosaveSnapshot {
  text: NoteText;
  status: SaveStatus;
  /** Something here is not with the service yet. */
  dirty: boolean;
}

/** The editor of the note, as far as its saver has to know it. */
export interface EditorPart {
  /** Hands over what was typed last, before its time. */
  handPending: () => void;
  /** Shows a text that came from elsewhere. */
  show: (text: NoteText) => void;
  /** Somebody is in the midst of composing a character; the text must not change under it. */
  composing: () => boolean;
}

/** Why a save failed, as far as the model has to tell. */
export type SaveFailure =
  | { kind: 'conflict'; theirs: ServerText }
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string };

/** Times in milliseconds (decisions, section 6). */
export const SAVE_TIMES = {
  afterLastKey: 1_000,
  atMostApart: 5_000,
  journal: 300,
  whileComposing: 500,
  /** A title is sent when its field is left, or this long after its last key. */
  titleRests: 3_000,
  firstRetry: 2_000,
  lastRetry: 30_000,
} as const;

/** Texts up to this length (UTF-16 units) are also kept at every key, before the journal's turn. */
export const KEPT_AT_EVERY_KEY = 50_000;

/** How many texts are remembered whose requests had no answer: any of them may turn out to have arrived. */
export const ATTEMPTS_KEPT = 64;

export const sameText = (a: NoteText, b: NoteText): boolean => a.title === b.title && a.content === b.content;
