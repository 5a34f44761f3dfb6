/** What a person writes in a note. */
export interface NoteText {
  title: string;
  content: string;
}

/** Text that is not with the service yet, as this device keeps it: one per note and tab. */
export interface JournalEntry extends NoteText {
  key: string;
  noteId: string;
  tab: string;
  baseVersion: number;
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
  | { kind: 'conflict'; theirs: ServerText };

/** Why a save failed, as far as the model has to tell. */
export type SaveFailure =
  | { kind: 'conflict'; theirs: ServerText }
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string };

/** Times in milliseconds (decisions, section 6). */
export const SAVE_TIMES = {
  afterLastKey: 1_000,
  atMostApart: 5_000,
  journal: 300,
  firstRetry: 2_000,
  lastRetry: 30_000,
} as const;

export const sameText = (a: NoteText, b: NoteText): boolean => a.title === b.title && a.content === b.content;
