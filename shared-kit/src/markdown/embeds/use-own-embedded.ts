import { links } from '@my-note/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { noteQueries } from '../../queries/notes.queries.ts';
import type { FindNote } from '../render/note-links.ts';
import type { EmbeddedNote } from './embedded-note.ts';
import { embedTexts } from './texts.ts';

/** A note of the signed-in person, inside another one of theirs; it follows each change of both. */
export function useOwnEmbedded(id: string, isRead: boolean): EmbeddedNote {
  const { data: items, isError, refetch: refetchList } = useQuery(noteQueries.list());
  const item = items?.find(({ _id }) => _id === id);
  const query = useQuery({
    ...noteQueries.bySlug(item?.slug ?? ''),
    enabled: isRead && item?.type === 'note',
    // A note that is renamed or moved has another address.
    placeholderData: keepPreviousData,
  });
  const note = query.data?._id === id ? query.data : undefined;
  const { refetch } = query;
  const isOlder = note !== undefined && item !== undefined && note.updatedAt < item.updatedAt;
  // The list hears of changes on other devices before the text does.
  useEffect(() => {
    if (isOlder) void refetch();
  }, [isOlder, refetch]);
  const reader = useMemo(() => {
    const byId = new Map(items?.map((each) => [each._id, each]));
    const findNote: FindNote = (wanted) => {
      const found = byId.get(wanted);
      if (!found) return items ? null : undefined;
      return { title: found.title || embedTexts.untitled, href: links.item(found.slug) };
    };
    return { findNote };
  }, [items]);

  if (!items) return { state: isError ? 'failed' : 'loading', retry: () => void refetchList() };
  if (!item) return { state: 'gone' };
  const named = { title: item.title || embedTexts.untitled, href: links.item(item.slug) };
  if (item.type !== 'note') return { state: 'category', ...named };
  if (note) return { state: 'found', content: note.content, reader, ...named };
  const state = query.isError ? 'failed' : 'loading';
  return { state, retry: () => void refetch(), ...named };
}
