import type { ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import type { Finder } from '../find/finder.ts';

/** How a note is written: as it looks, or as the Markdown it is. */
export type EditorMode = 'visual' | 'source';

/** Positions are the editor's own. */
export interface Range {
  from: number;
  to: number;
}

export interface LinkedNote {
  id: string;
  title: string;
}

/** What both editors can do. */
export interface TextEditor {
  /** The text as it stands now. */
  markdown: () => string;
  /** Shows another text in place; false when this editor could not keep it. */
  apply: (markdown: string) => boolean;
  /** Whether a character is being composed. */
  composing: () => boolean;
  finder: Finder;
  /** Puts a link to a note in the place of what asked for it. */
  insertNote: (range: Range, note: LinkedNote) => void;
  /** Puts Markdown of one line at the cursor, or at the end of a text that nobody has entered. Takes no focus. */
  insert: (markdown: string) => void;
  /** Whether somebody has put the cursor into the text. */
  cursorTouched: () => boolean;
  /** Where the cursor stands in the Markdown, as an index. */
  place: () => number;
  /** Takes the cursor to such a place, and the focus with it. */
  goTo: (place: number) => void;
  /** Puts the cursor into what was in sight, where it stood on the screen. */
  scrollToAnchors: (places: readonly ScrollAnchor[]) => void;
  undo: () => void;
  redo: () => void;
  focus: () => void;
  focusStart: () => void;
  focusEnd: () => void;
  destroy: () => void;
}

/** Longer texts open as source, which draws only what is in sight. In UTF-16 units. */
export const VISUAL_MAX_LENGTH = 50_000;
