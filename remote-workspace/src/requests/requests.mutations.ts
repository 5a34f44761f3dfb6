import { attachmentSchema, paths } from '@my-note/contract';
import { requestSchema, type UserRequest } from '@my-note/contract/requests';
import { api } from '@my-note/kit/http';
import { mutationOptions } from '@my-note/kit/query';
import { captureUser } from '@my-note/kit/session';
import { toast } from '@my-note/kit/ui';
import type { Fact } from './diagnostics/diagnostics.ts';
import type { Draft } from './draft/draft.ts';
import { drafts } from './draft/draft-store.ts';
import { uploads } from './draft/screenshot-upload.ts';
import { toRequest } from './form/to-request.ts';
import { requestQueries } from './requests.queries.ts';
import { requestsTexts } from './texts.ts';

// Success and failure are handled here and not in the form, which may have been unmounted meanwhile.
export const requestMutations = {
  send: (userId: string) =>
    mutationOptions({
      mutationKey: ['requests', 'send', userId] as const,
      mutationFn: ({ draft, facts }: { draft: Draft; facts: readonly Fact[] }) =>
        api.post(paths.requests, { body: toRequest(draft, facts), schema: requestSchema }),
      // The form shows the error.
      meta: { silent: true },
      onMutate: captureUser,
      onSuccess: (sent, { draft }, isSameUser, { client }) => {
        drafts.forget(userId, draft);
        // If another user has signed in, the list on this page is theirs.
        if (!isSameUser()) return;
        toast({ title: requestsTexts.sent, description: requestsTexts.sentHint, type: 'success' });
        const { queryKey } = requestQueries.own();
        client.setQueryData(queryKey, (own: UserRequest[] | undefined) => own && [sent, ...own]);
        // Not awaited, so that the next request can be sent before the list arrives.
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
