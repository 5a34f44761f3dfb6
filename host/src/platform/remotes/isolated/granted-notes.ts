import type { ListItem, Note } from '@my-note/contract';
import { type Grant, mayRead } from '@my-note/contract/grant';
import type { NoteList } from '@my-note/kit/items';

/** Stands where a note names a person: a remote does not learn who reads it. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The items of a list that a grant lets a remote read, in their order. */
export function grantedList(grant: Grant, { data, order = [] }: NoteList): NoteList {
  const granted = data.filter(({ slug }) => mayRead(grant, slug));
  const ids = new Set(granted.map(({ _id }) => _id));
  const known = (id: string) => ids.has(id);
  return {
    data: granted.map((item) => grantedItem(item, known)),
    order: order.filter(known),
  };
}

/** What a list says of an item, without what lies above the grant. */
const grantedItem = (item: ListItem, known: (id: string) => boolean): ListItem => {
  const { _id, title, slug, type, category, order, pinned, updatedAt, icon, locked, hasText } = item;
  return {
    _id,
    title,
    slug,
    type,
    category: category && known(category._id) ? category : null,
    order: order.filter(known),
    pinned,
    updatedAt,
    ...(icon === undefined ? {} : { icon }),
    ...(locked === undefined ? {} : { locked }),
    ...(hasText === undefined ? {} : { hasText }),
  };
};

/** One note for a remote: its text and what its list says of it; who wrote it, and its video, are left out. */
export function grantedNote(note: Note, known: (id: string) => boolean): Note {
  const { _id, createdAt, updatedAt, deleted, title, slug, type, category, order, pinned } = note;
  const { content, excerpt, version, icon, locked } = note;
  return {
    _id,
    createdBy: NOBODY,
    createdAt,
    updatedAt,
    deleted,
    title,
    slug,
    type,
    category: category && known(category._id) ? category : null,
    order: order.filter(known),
    pinned,
    content,
    excerpt,
    version,
    ...(icon === undefined ? {} : { icon }),
    ...(locked === undefined ? {} : { locked }),
  };
}
