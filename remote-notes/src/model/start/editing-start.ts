import type { ScrollAnchor } from '../note/scroll-anchors.ts';
import type { KeyBuffer } from './key-buffer.ts';

/** How editing was started: where the cursor goes, and what was typed meanwhile. */
export interface EditingStart {
  /** The letter of the title that was clicked; undefined when it was not the title. */
  titleOffset?: number | undefined;
  /** The point of the page that was clicked, in pixels from its top left. */
  point?: { x: number; y: number } | undefined;
  /** Blocks on screen, for an editor that looks different. */
  anchors: readonly ScrollAnchor[];
  keys: KeyBuffer | null;
}

/** Where a click or a key starts editing. */
export interface StartPlace extends Pick<EditingStart, 'titleOffset' | 'point'> {
  /** The key that started it, when it is a letter. */
  typed?: string;
}
