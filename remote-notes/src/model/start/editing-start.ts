import type { ScrollAnchor } from '../note/scroll-anchors.ts';
import type { KeyBuffer, Typed } from './key-buffer.ts';

/** How editing was started: where the cursor goes, and what was typed meanwhile. */
export interface EditingStart {
  /** The title, when it was clicked. */
  heading?: Element | undefined;
  /** The point of the page that was clicked, in pixels from its top left. */
  point?: { x: number; y: number } | undefined;
  /** What was selected in the text. */
  selected?: Range | undefined;
  /** How far the page was scrolled, in pixels. */
  scrolled?: number;
  /** Blocks on screen, for an editor that looks different. */
  anchors: readonly ScrollAnchor[];
  keys: KeyBuffer | null;
}

/** Where a click or a key starts editing. */
export interface StartPlace extends Pick<EditingStart, 'heading' | 'point' | 'selected'> {
  /** What was typed already. */
  typed?: readonly Typed[] | undefined;
}
