import { type ComponentType, createContext } from 'react';
import type { LoadPicture } from '../external-pictures/show-external-picture.ts';
import type { OpenFile, PlayFile } from '../files/read-file.ts';
import type { LoadFile } from '../pictures/load-pictures.ts';
import type { FindAddress, FindNote } from '../render/note-links.ts';

/**
 * A note as it is shown inside another one, with its own access to what its text names.
 *
 * @example
 * const plan: EmbeddedNote = { state: 'found', title: 'Plan', href: '/plan', content: '- [ ] Call Ada' };
 */
export interface EmbeddedNote {
  /** `hidden`: the reader has no access to it. */
  state: 'loading' | 'found' | 'gone' | 'hidden' | 'failed' | 'category';
  /** Unknown where the reader may not know it. */
  title?: string | undefined;
  /** Its address inside the site. */
  href?: string | undefined;
  content?: string | undefined;
  retry?: (() => void) | undefined;
  /** How its own links, files, and embedded notes are found; stays the same while the note does. */
  reader?: Reader | undefined;
}

interface Reader {
  findNote?: FindNote;
  findAddress?: FindAddress;
  loadFile?: LoadFile;
  openFile?: OpenFile;
  playFile?: PlayFile | undefined;
  loadPicture?: LoadPicture;
  useEmbedded?: UseEmbedded | undefined;
}

/** What draws the text of an embedded note: the same component that draws the one around it. */
export type EmbeddedText = ComponentType<Reader & { content: string; noteId?: string | undefined }>;

/**
 * Reads a note that is embedded in another one; a hook. Without `isRead` its text is not fetched.
 *
 * @example
 * const useNothing: UseEmbedded = () => ({ state: 'hidden' });
 * <NoteText content={note.content} noteId={note._id} useEmbedded={useNothing} />;
 */
export type UseEmbedded = (id: string, isRead: boolean) => EmbeddedNote;

interface Trail {
  /** The notes around, from the one on the page to the one that embeds this. */
  ids: readonly string[];
  /** Address of the innermost. */
  href?: string | undefined;
}

/** The notes around a rendered text; none around that of the page. */
export const EmbedTrail = createContext<Trail>({ ids: [] });
