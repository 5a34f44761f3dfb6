import { noteSchema } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { readBySlug } from '../notes/notes.usecases.ts';
import type { PageCookie } from '../sessions/renewals/renewal-cookie.rules.ts';
import { readerOf } from '../sessions/renewals/renewals.usecases.ts';
import type { NoteRenderer } from './note-renderer.worker.ts';

type Deps = Services & { renderer: NoteRenderer };

/** The note of a page, for the one who may read it. */
export type FirstNote = {
  readerId: string;
  /** The response of the call that the page would make. */
  json: string;
  title: string;
  icon: string | undefined;
  /** Sanitised HTML of its text; undefined for a category, an empty note, and a note that takes too long. */
  html: string | undefined;
};

const orNone = (error: unknown) => {
  if (error instanceof AppError) return undefined;
  throw error;
};

/** The note at an address for the browser that sent a page cookie; undefined when it is not its reader's. */
export async function readFirstNote(
  deps: Deps,
  cookie: PageCookie | undefined,
  { slug, origin }: { slug: string; origin: string },
): Promise<FirstNote | undefined> {
  const readerId = cookie && (await readerOf(deps, cookie));
  if (readerId === undefined) return undefined;
  const json = await readBySlug(deps, readerId, slug).catch(orNone);
  const note = json === undefined ? undefined : noteSchema.parse(JSON.parse(json));
  // At a former address the page itself goes on to the present one.
  if (json === undefined || note?.slug !== slug) return undefined;
  const { type, title, icon, content } = note;
  const hasText = type === 'note' && title !== '' && content.trim() !== '';
  return {
    readerId,
    json,
    title,
    icon,
    html: hasText ? await deps.renderer.render(content, origin) : undefined,
  };
}
