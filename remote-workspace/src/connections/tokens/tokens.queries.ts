import { paths, removedSchema } from '@my-note/contract';
import {
  type AccessTokenCreate,
  accessTokenListSchema,
  newAccessTokenSchema,
} from '@my-note/contract/sessions';
import { api } from '@my-note/kit/http';
import { mutationOptions, queryOptions } from '@my-note/kit/query';

export const tokenQueries = {
  list: () =>
    queryOptions({
      queryKey: ['connections', 'tokens'] as const,
      queryFn: ({ signal }) => api.get(paths.tokens, { schema: accessTokenListSchema, signal }),
      staleTime: 0,
    }),
};

export const tokenMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (body: AccessTokenCreate) => api.post(paths.tokens, { body, schema: newAccessTokenSchema }),
      // The token is shown once; nothing keeps it afterwards.
      gcTime: 0,
      meta: { silent: true },
      onSettled: (_response, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: tokenQueries.list().queryKey }),
    }),
  revoke: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.token(id), { schema: removedSchema }),
      onSettled: (_response, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: tokenQueries.list().queryKey }),
    }),
};
