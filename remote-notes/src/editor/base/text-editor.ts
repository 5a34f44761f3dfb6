import type { ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import type { Typed } from '../../model/start/key-buffer.ts';
import type { Finder } from '../find/finder.ts';
import type { OnLinkClick } from '../links/link-click.ts';
import type { SuggestionState } from '../suggest/suggestion-state.ts';

/** How a note is edited: as it looks, or as Markdown source. */
export type EditorMode = 'visual' | 'source';

export interface Range {
  from: number;
  to: number;
}

export interface LinkedNote {
  /** Empty for the note itself, of which only parts are linked. */
  id: string;
  title: string;
  /** `#heading` of a part of it. */
  part?: string;
  /** It is shown in the place of the link. */
  isEmbedded?: boolean;
}

export interface TextEditorOptions {
  root: HTMLElement;
  content: string;
  suggestionState: SuggestionState;
  /** The user changed the text; `markdown()` returns it. */
  onEdit: () => void;
  onLink?: OnLinkClick | undefined;
}

/** What both editors can do. */
export interface TextEditor {
  markdown: () => string;
  /** Replaces the text in place; false when this editor cannot keep the new one. */
  apply: (markdown: string) => boolean;
  /** Whether an input method is composing a character. */
  composing: () => boolean;
  finder: Finder;
  /** Replaces a range with a link to a note. */
  insertNote: (range: Range, note: LinkedNote) => void;
  /** The first place of a text that was typed; null when it is gone. */
  findTyped: (typed: string) => Range | null;
  /** Inserts one line of Markdown at the cursor, or at the end of a text that has not been touched. Takes no focus. */
  insert: (markdown: string) => void;
  cursorTouched: () => boolean;
  cursorOffset: () => number;
  /** Moves cursor and focus to an index of the Markdown. */
  setCursorOffset: (offset: number) => void;
  /** Moves the cursor to the block of an anchor, and scrolls that block to where it was on the screen. */
  scrollToAnchors: (anchors: readonly ScrollAnchor[]) => void;
  /** Types what was typed before the editor was there. */
  typeKeys: (typed: readonly Typed[]) => void;
  undo: () => void;
  redo: () => void;
  focus: () => void;
  /** Scrolls the cursor into sight while the text has the focus. */
  showCursor: () => void;
  focusStart: () => void;
  focusEnd: () => void;
  destroy: () => void;
}

/** Longer texts open as source, which renders only what is in sight. In UTF-16 units. */
export const VISUAL_MAX_LENGTH = 250_000;
