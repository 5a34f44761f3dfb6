import { paths, removedSchema } from '@my-note/contract';
import {
  type AccessTokenCreate,
  accessTokenListSchema,
  newAccessTokenSchema,
} from '@my-note/contract/sessions';
import { api } from '@my-note/kit/http';
import { mutationOptions, queryOptions } from '@my-note/kit/query';

/** Access tokens of the user. */
export const accountQueries = {
  tokens: () =>
    queryOptions({
      queryKey: ['account', 'tokens'],
      queryFn: ({ signal }) => api.get(paths.tokens, { schema: accessTokenListSchema, signal }),
      staleTime: 0,
    }),
};

export const accountMutations = {
  createToken: () =>
    mutationOptions({
      mutationFn: (body: AccessTokenCreate) => api.post(paths.tokens, { body, schema: newAccessTokenSchema }),
      // The token is shown once; nothing keeps it afterwards.
      gcTime: 0,
      onSuccess: (_token, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: accountQueries.tokens().queryKey }),
    }),
  revokeToken: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.token(id), { schema: removedSchema }),
      onSettled: (_response, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: accountQueries.tokens().queryKey }),
    }),
};
