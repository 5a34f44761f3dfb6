import { type Note, noteSchema, paths, type SharedNote } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';
import { readBySlug } from '../notes/notes.usecases.ts';
import type { PageCookie } from '../sessions/renewals/renewal-cookie.rules.ts';
import { readerOf } from '../sessions/renewals/renewals.usecases.ts';
import { readSharedNote, type SharedViewDeps, type Visitor } from '../shares/view/shared-view.usecases.ts';
import type { ShareLinks } from './html/share-links.rules.ts';
import type { NoteRenderer } from './note-renderer.worker.ts';

type Deps = SharedViewDeps & { renderer: NoteRenderer };

/** What a page shows first, for the one who may read it. */
export type FirstPage = {
  /** The person whose note it is; undefined when everybody may read it. */
  readerId?: string;
  /** The call that the page would make, as path and query, and its response as JSON. */
  call: string;
  response: string;
  title: string;
  icon: string | undefined;
  updatedAt: string;
  /** A share with more than this note. */
  hasTree: boolean;
  hasText: boolean;
  /** The note cannot be written until it is unlocked. */
  isLocked: boolean;
  /** Sanitised HTML of the text; undefined when there is none, or when it takes too long. */
  html: string | undefined;
};

const orNone = (error: unknown) => {
  if (error instanceof AppError) return undefined;
  throw error;
};

type Item = Pick<Note, 'type' | 'title' | 'icon' | 'content' | 'updatedAt'>;

async function shown({ renderer }: Deps, item: Item, origin: string, share?: ShareLinks) {
  const { type, title, icon, content, updatedAt } = item;
  const hasText = type === 'note' && title !== '' && content.trim() !== '';
  const html = hasText ? await renderer.render({ markdown: content, origin, share }) : undefined;
  return { title, icon, updatedAt, hasText, html };
}

/** The note at an address for the browser that sent a page cookie; undefined when it is not its reader's. */
export async function readFirstNote(
  deps: Deps,
  cookie: PageCookie | undefined,
  { slug, origin }: { slug: string; origin: string },
): Promise<FirstPage | undefined> {
  const readerId = cookie && (await readerOf(deps, cookie));
  if (readerId === undefined) return undefined;
  const response = await readBySlug(deps, readerId, slug).catch(orNone);
  if (response === undefined) return undefined;
  const note = noteSchema.parse(JSON.parse(response));
  // At a former address the page itself goes on to the present one.
  if (note.slug !== slug) return undefined;
  const call = `${paths.noteBySlug}?slug=${encodeURIComponent(slug)}`;
  const isLocked = note.locked === true;
  return { readerId, call, response, hasTree: false, isLocked, ...(await shown(deps, note, origin)) };
}

/** A shared note for everybody; undefined when the link does not open, or asks for a password. */
export async function readFirstShared(
  deps: Deps,
  at: { shareId: string; noteId: string },
  { origin, address }: { origin: string; address: string },
): Promise<FirstPage | undefined> {
  const visitor: Visitor = {
    userId: undefined,
    password: undefined,
    cookies: undefined,
    address,
    keepProof: () => undefined,
  };
  const note: SharedNote | undefined = await readSharedNote(deps, at, visitor).catch(orNone);
  if (!note) return undefined;
  const share = { shareId: at.shareId, addresses: note.addresses };
  const call = paths.sharedNote(at.shareId, at.noteId);
  const first = await shown(deps, note, origin, share);
  return { call, response: JSON.stringify(note), hasTree: !note.alone, isLocked: false, ...first };
}
