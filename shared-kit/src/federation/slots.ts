import type { ListItem, Note } from '@my-note/contract';
import type { ComponentType } from 'react';

/**
 * What a page may do to the note that is written beside it.
 *
 * @example
 * const [handle, setHandle] = useState<NoteBesideHandle | null>(null);
 * handle?.insert('[1:30](https://example.org/video?t=90)');
 */
export interface NoteBesideHandle {
  /** Puts Markdown of one line at the cursor, or at the end when the cursor was never set. Focus stays where it is. */
  insert: (markdown: string) => void;
  focus: () => void;
}

/**
 * Named places where one team's screen shows another team's part. The name is the exposed module
 * (`<remote>/<expose>`); the props are the whole agreement.
 *
 * @example
 * // src/exposes/share-dialog.tsx, in the remote that fills the slot
 * export const Component = ({ item, onClose }: SlotProps['sharing/share-dialog']) => (
 *   <Button onClick={onClose}>{item.title}</Button>
 * );
 */
export interface SlotProps {
  /** The New note action (docs/specification/product.md#new-note): opens a draft, shows an overlay while it works. */
  'notes/new-note': {
    /** Category for the draft; null for the top level. */
    categoryId: string | null;
    /** Called with the slug to open, or null when it failed and the app opens `/`. */
    onDone: (slug: string | null) => void;
  };
  /** The Add new category dialog. */
  'notes/new-category': {
    /** Parent chosen at the start; null for none. */
    categoryId: string | null;
    /** Called with the new slug, or null when the dialog was closed. */
    onDone: (slug: string | null) => void;
  };
  /** The Move dialog: another parent for a note or a category. */
  'notes/move-item': {
    item: Pick<ListItem, '_id' | 'title' | 'slug' | 'type' | 'category'>;
    /** Called with the parent that was chosen (null for the top level), or with nothing when it was closed. */
    onDone: (target?: { parentId: string | null }) => void;
  };
  /** Text that this device kept of notes that are not there any more, offered as new notes. Draws nothing without any. */
  'notes/unsaved-text': Record<never, never>;
  /** A note's editor beside what the note is about. It saves by itself; what is unsaved outlives the page. */
  'notes/note-beside': {
    noteId: string;
    /** Called with a handle when the editor can be written to, and with null when it is gone. */
    onReady: (handle: NoteBesideHandle | null) => void;
    /** Called when the note was moved to the trash or deleted while it is shown. */
    onGone: () => void;
    /** Called with the address of a link that was followed; true keeps it from being opened elsewhere. */
    onLink: (href: string) => boolean;
  };
  /** What is shown at the address of something that is in the trash: read only, with the way back. */
  'sharing/trashed-item': { item: Note };
  /** The Share dialog of a note or a category. */
  'sharing/share-dialog': {
    item: Pick<ListItem, '_id' | 'title' | 'type'>;
    onClose: () => void;
  };
  /** The usage report, on the dashboard of a signed-in user. Its charts are fetched with it. */
  'workspace/usage-report': Record<never, never>;
}
/** A slot that a remote fills and another shows. */
export type SlotName = keyof SlotProps;

/**
 * What a remote exposes for `home-card`.
 *
 * @deprecated since 1.12, removed in 2.0: use `ExtensionModule<'home-card'>`.
 */
export interface OpenSlotModule<_N extends 'home-card'> {
  Component: ComponentType;
}

/** What a remote exposes for a slot. */
export interface SlotModule<N extends SlotName> {
  Component: ComponentType<SlotProps[N]>;
}
