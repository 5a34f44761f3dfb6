import type { FromFrame } from '@my-note/contract/isolated';
import type { Release } from '@my-note/contract/registry';

export type Call = Extract<FromFrame, { type: 'call' }>;
export type PressedKey = Extract<FromFrame, { type: 'key' }>;

/** A script of the site with its hash. */
export interface PreloadedFile {
  url: string;
  integrity: string;
}

/** How the page looks. */
export interface FrameTheme {
  dark: boolean;
  /** Of the page's root: the person's size of text, and the font of notes. */
  textSize: string;
  noteFont: string;
  /** The accent, as values of custom properties. */
  colors: Record<string, string>;
}

/** What the page sends: to a spare frame what to download, once `start`, then what has changed. */
export type ToFrame =
  | { type: 'preload'; files: PreloadedFile[] }
  | {
      type: 'start';
      release: Release;
      /** The text of the manifest, where the registry does not describe the release in full. */
      manifest?: string;
      /** The exposed module, and the pattern of its page's path. */
      module: string;
      pattern: string;
      /** Path, query, and hash of the page's address. */
      location: string;
      theme: FrameTheme;
      /** What the remote has stored for this person. */
      stored: Record<string, string>;
      /** Somebody is signed in; who that is, a frame does not learn. */
      signedIn: boolean;
    }
  | { type: 'theme'; theme: FrameTheme }
  | { type: 'location'; location: string }
  | { type: 'response'; id: number; status: number; body: string };
