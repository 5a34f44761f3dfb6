import { paths } from '@my-note/contract';
import { linkOwnerSchema } from '@my-note/contract/passwords';
import { api } from '@my-note/kit/http';
import { queryOptions, useMutation } from '@my-note/kit/query';

export const resetQueries = {
  owner: (token: string) =>
    queryOptions({
      queryKey: ['password-link', token] as const,
      queryFn: ({ signal }) =>
        api.post(paths.passwordLinkCheck, { body: { token }, schema: linkOwnerSchema, signal }),
      enabled: token !== '',
      retry: false,
      gcTime: 0,
    }),
};

export const useNewPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      api.post(paths.passwordLinkUse, { body, schema: linkOwnerSchema }),
    meta: { silent: true },
  });
