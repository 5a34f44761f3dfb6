import {
  paths,
  SHARE_PASSWORD_HEADER,
  sharedEnvelopeSchema,
  sharedNoteSchema,
  sharingSchema,
} from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { queryOptions } from '@my-note/shared-kit/query';

/** What a share that has a password asks for. */
export const passwordHeader = (password: string | undefined): Record<string, string> =>
  password === undefined ? {} : { [SHARE_PASSWORD_HEADER]: encodeURIComponent(password) };

/** What the user shares. Not retried (specification, section 9). */
export const sharesQueries = {
  list: () =>
    queryOptions({
      queryKey: ['shares'],
      queryFn: ({ signal }) => api.get(paths.sharing, { schema: sharingSchema, signal }),
      retry: false,
    }),
};

/** What a visitor sees of a share. Not retried (specification, section 9). */
export const sharedQueries = {
  root: (shareId: string, password?: string) =>
    queryOptions({
      queryKey: ['shared', shareId, 'root', password],
      queryFn: ({ signal }) =>
        api.get(paths.shared(shareId), {
          schema: sharedEnvelopeSchema,
          headers: passwordHeader(password),
          signal,
        }),
      select: ({ data }) => data,
      retry: false,
    }),
  note: (shareId: string, noteId: string, password?: string) =>
    queryOptions({
      queryKey: ['shared', shareId, noteId, password],
      queryFn: ({ signal }) =>
        api.get(paths.sharedNote(shareId, noteId), {
          schema: sharedNoteSchema,
          headers: passwordHeader(password),
          signal,
        }),
      retry: false,
    }),
};
