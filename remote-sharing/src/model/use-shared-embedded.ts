import { links, type SharedNote } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import {
  type EmbeddedNote,
  type FindNote,
  fetchAttachment,
  fetchPicture,
  openAttachment,
  playAttachment,
  type UseEmbedded,
} from '@my-note/kit/markdown';
import { useQuery } from '@my-note/kit/query';
import { useMemo } from 'react';
import { passwordHeader, sharedQueries } from '../api/shared.queries.ts';
import { texts } from '../texts.ts';

interface Place {
  shareId: string;
  password: string | undefined;
  /** The notes around one that is embedded, from the one on the page on. */
  through?: readonly string[];
}

/** How a visitor of a share reads the files and pictures of a note in it, or of one that is embedded there. */
export function readerOf({ shareId, password, through = [] }: Place, noteId: string) {
  const around = through.length > 0 ? { note: noteId, through: through.join(',') } : {};
  const query = { share: shareId, ...around };
  const access = { query, headers: passwordHeader(password) };
  const openFile: typeof openAttachment = (id, { headers, ...call } = {}) =>
    openAttachment(id, { ...call, query, headers: { ...headers, ...access.headers } });
  return {
    loadFile: (id: string, call: { query?: object } = {}) =>
      fetchAttachment(id, { ...access, query: { ...call.query, ...query } }),
    openFile,
    playFile: (id: string) => playAttachment(id, query),
    loadPicture: (address: string) => fetchPicture(address, { ...access, query: { ...query, note: noteId } }),
  };
}

/** The share has ended; any other error may be temporary. */
const isRefused = (error: Error | null) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** Links of an embedded note lead nowhere: which notes its share has is not known. */
const plain: FindNote = () => 'plain';

/**
 * How a visitor reads the notes that a shared one embeds: always through the share of the page, and one that is not in it
 * through the notes around it. Such a note has no address that the visitor may know.
 */
export function createUseEmbedded(
  { shareId, password, through = [] }: Place,
  { _id, embeds, embedded }: Pick<SharedNote, '_id' | 'embeds' | 'embedded'>,
): UseEmbedded {
  return function useSharedEmbedded(id, isRead): EmbeddedNote {
    const isInside = embeds[id] === shareId;
    const isReadable = isInside || embedded.includes(id);
    const chain = useMemo(() => (isInside ? [] : [...through, _id]), [isInside]);
    const query = useQuery({
      ...sharedQueries.note(shareId, id, password, chain),
      enabled: isRead && isReadable,
    });
    const { data } = query;
    const { embeds: within, embedded: readable } = data ?? {};
    const reader = useMemo(() => {
      const place = { shareId, password, through: chain };
      return {
        ...readerOf(place, id),
        findNote: plain,
        findAddress: () => 'plain' as const,
        useEmbedded:
          within && readable && createUseEmbedded(place, { _id: id, embeds: within, embedded: readable }),
      };
    }, [id, chain, within, readable]);
    if (!isReadable || isRefused(query.error)) return { state: 'hidden' };
    const href = isInside ? links.sharedNote({ shareId, noteId: id }) : undefined;
    if (!data)
      return { state: query.isError ? 'failed' : 'loading', retry: () => void query.refetch(), href };
    const named = { title: data.title || texts.untitled, href };
    if (data.type !== 'note') return { state: 'category', ...named };
    return { state: 'found', content: data.content, reader, ...named };
  };
}
