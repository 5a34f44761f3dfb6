import { paths, removedSchema } from '@my-note/contract';
import {
  type Account,
  accountSchema,
  endedSessionsSchema,
  identityListSchema,
  plannedDeletionSchema,
} from '@my-note/contract/account';
import { sessionListSchema } from '@my-note/contract/sessions';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient, queryOptions } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';

/** The person's account, how its person signs in, and where it is signed in. */
export const accountQueries = {
  own: () =>
    queryOptions({
      queryKey: ['account', 'own'] as const,
      queryFn: ({ signal }) => api.get(paths.account, { schema: accountSchema, signal }),
      staleTime: 0,
    }),
  identities: () =>
    queryOptions({
      queryKey: ['account', 'identities'] as const,
      queryFn: ({ signal }) => api.get(paths.identities, { schema: identityListSchema, signal }),
      staleTime: 0,
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'] as const,
      queryFn: ({ signal }) => api.get(paths.loginRequests, { schema: sessionListSchema, signal }),
      staleTime: 0,
    }),
};

/** What the rest of the page shows of the person changes with the account. */
function takeOver(account: Account, client: QueryClient) {
  client.setQueryData(accountQueries.own().queryKey, account);
  session.updateUser(account.user);
}

/** Shown by its form; the list of events has one more entry. */
const ofAccount = <Body>(send: (body: Body) => Promise<Account>) =>
  mutationOptions({
    mutationFn: send,
    meta: { silent: true },
    onSuccess: (account, _body, _result, { client }) => {
      takeOver(account, client);
      void client.invalidateQueries({ queryKey: ['account', 'activity'] });
    },
  });

export const accountMutations = {
  changeName: () =>
    ofAccount((body: { name: string }) => api.put(paths.account, { body, schema: accountSchema })),
  changeEmail: () =>
    ofAccount((body: { email: string; password?: string | undefined }) =>
      api.put(paths.accountEmail, { body, schema: accountSchema }),
    ),
  setPicture: () =>
    ofAccount((picture: Blob) => {
      const body = new FormData();
      body.append('file', picture, 'picture');
      return api.put(paths.accountPicture, { body, schema: accountSchema });
    }),
  removePicture: () => ofAccount(() => api.delete(paths.accountPicture, { schema: accountSchema })),
  changePassword: () =>
    mutationOptions({
      mutationFn: (body: { current: string; password: string }) =>
        api.put(paths.accountPassword, { body, schema: endedSessionsSchema }),
      meta: { silent: true },
      onSuccess: (_ended, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
    }),
  endSession: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.login(id), { schema: removedSchema }),
      onSettled: (_response, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['account'] }),
    }),
  endOtherSessions: () =>
    mutationOptions({
      mutationFn: () =>
        api.delete(paths.loginRequests, { query: { keep: 'current' }, schema: endedSessionsSchema }),
      onSettled: (_response, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['account'] }),
    }),
  endAllSessions: () =>
    mutationOptions({ mutationFn: () => api.delete(paths.loginRequests, { schema: endedSessionsSchema }) }),
  planDeletion: () =>
    mutationOptions({
      mutationFn: (body: { email: string; password?: string | undefined }) =>
        api.post(paths.accountDeletion, { body, schema: plannedDeletionSchema }),
      meta: { silent: true },
    }),
};
