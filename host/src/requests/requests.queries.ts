import { attachmentSchema, paths } from '@my-note/contract';
import { requestListSchema, requestSchema, type UserRequest } from '@my-note/contract/requests';
import { api } from '@my-note/shared-kit/http';
import { mutationOptions, queryOptions } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { toast } from '@my-note/shared-kit/ui';
import { loadRegistry } from '../platform/remotes/load/registry.ts';
import type { Fact } from './diagnostics.ts';
import type { Draft } from './draft.ts';
import { drafts } from './drafts.ts';
import { requestOf } from './request-of.ts';
import { requestsTexts } from './texts.ts';
import { uploads } from './uploads.ts';

const personOf = () => session.get().user?._id;

/** The user's own requests, and what the page needs to know for a new one. */
export const requestQueries = {
  own: () =>
    queryOptions({
      queryKey: ['requests', 'own'] as const,
      queryFn: ({ signal }) => api.get(paths.requests, { schema: requestListSchema, signal }),
      // The operator may answer at any time.
      staleTime: 0,
    }),
  /** Versions of the remotes, as the registry names them. */
  remotes: () =>
    queryOptions({
      queryKey: ['requests', 'remotes'] as const,
      queryFn: async () => (await loadRegistry()).remotes.map(({ name, version }) => `${name} ${version}`),
    }),
};

// Their ends are told here and not to the form, which may have been left meanwhile.
export const requestMutations = {
  send: (userId: string) =>
    mutationOptions({
      mutationKey: ['requests', 'send', userId] as const,
      mutationFn: ({ draft, facts }: { draft: Draft; facts: readonly Fact[] }) =>
        api.post(paths.requests, { body: requestOf(draft, facts), schema: requestSchema }),
      // The form says it, beside what was typed.
      meta: { silent: true },
      onMutate: personOf,
      onSuccess: (sent, { draft }, sender, { client }) => {
        drafts.forget(userId, draft);
        // The list on this page is the next person's by now.
        if (personOf() !== sender) return;
        toast({ title: requestsTexts.sent, description: requestsTexts.sentHint, type: 'success' });
        const { queryKey } = requestQueries.own();
        client.setQueryData(queryKey, (own: UserRequest[] | undefined) => own && [sent, ...own]);
        // Not waited for: the next request may be sent before the list has come.
        void client.invalidateQueries({ queryKey });
      },
    }),
  upload: (userId: string) =>
    mutationOptions({
      mutationKey: ['requests', 'upload', userId] as const,
      mutationFn: (picture: File) => {
        const body = new FormData();
        body.append('file', picture, picture.name || 'screenshot');
        return api.post(paths.attachments, { body, schema: attachmentSchema });
      },
      meta: { silent: true },
      onMutate: (picture) => uploads.begin(userId, picture),
      onSuccess: (attachment, _picture, token) => uploads.end(userId, token, attachment),
      onError: (error, picture, token) => uploads.fail(userId, token, picture, error),
    }),
};
