import { links, type Note } from '@my-note/contract';
import type { FindNote } from '@my-note/kit/markdown';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useMemo } from 'react';
import { linkQueries } from '../../api/link.queries.ts';
import { texts } from '../../texts.ts';

const unknown: FindNote = () => undefined;

const LINKS = /\]\(<?note:/;

/** Resolves links that name a note by id to its title and URL; null when the note does not exist. */
export function useNoteLinks({ _id, content }: Pick<Note, '_id' | 'content'>): FindNote {
  const { data: items } = useQuery(noteQueries.list());
  const { data: previous } = useQuery({ ...linkQueries.formerTitles(_id), enabled: LINKS.test(content) });
  return useMemo(() => {
    if (!items) return unknown;
    const byId = new Map(items.map((item) => [item._id, item]));
    return (id) => {
      const item = byId.get(id);
      if (!item) return null;
      const formerTitles = previous?.find((each) => each._id === id)?.titles;
      return { title: item.title || texts.untitled, href: links.item(item.slug), formerTitles };
    };
  }, [items, previous]);
}
