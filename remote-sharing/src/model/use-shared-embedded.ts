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
}

/** How a visitor of a share reads the files and pictures of a note in it. */
export function readerOf({ shareId, password }: Place, noteId: string) {
  const access = { query: { share: shareId }, headers: passwordHeader(password) };
  const openFile: typeof openAttachment = (id, { headers, ...call } = {}) =>
    openAttachment(id, { ...call, query: access.query, headers: { ...headers, ...access.headers } });
  return {
    loadFile: (id: string, call: { query?: object } = {}) =>
      fetchAttachment(id, { ...access, query: { ...call.query, ...access.query } }),
    openFile,
    playFile: (id: string) => playAttachment(id, { share: shareId }),
    loadPicture: (address: string) =>
      fetchPicture(address, { ...access, query: { share: shareId, note: noteId } }),
  };
}

/** The share has ended; any other error may be temporary. */
const isRefused = (error: Error | null) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** Links of an embedded note lead nowhere: which notes its share has is not known. */
const plain: FindNote = () => 'plain';

/**
 * How a visitor reads the notes that a shared one embeds: each through the share that the service names for it, and never
 * through that of the page.
 */
export function createUseEmbedded(around: Place, embeds: SharedNote['embeds']): UseEmbedded {
  return function useSharedEmbedded(id, isRead): EmbeddedNote {
    const shareId = embeds[id];
    const password = shareId === around.shareId ? around.password : undefined;
    const query = useQuery({
      ...sharedQueries.note(shareId ?? '', id, password),
      enabled: isRead && shareId !== undefined,
    });
    const { data } = query;
    const through = data?.embeds;
    const reader = useMemo(() => {
      const place = { shareId: shareId ?? '', password };
      return {
        ...readerOf(place, id),
        findNote: plain,
        findAddress: () => 'plain' as const,
        useEmbedded: createUseEmbedded(place, through ?? {}),
      };
    }, [id, shareId, password, through]);
    if (shareId === undefined) return { state: 'hidden' };
    const href = links.sharedNote({ shareId, noteId: id });
    if (isRefused(query.error)) return { state: 'hidden' };
    if (!data)
      return { state: query.isError ? 'failed' : 'loading', retry: () => void query.refetch(), href };
    const named = { title: data.title || texts.untitled, href };
    if (data.type !== 'note') return { state: 'category', ...named };
    return { state: 'found', content: data.content, reader, ...named };
  };
}
