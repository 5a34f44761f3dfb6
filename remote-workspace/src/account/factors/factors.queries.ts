import { paths, removedSchema } from '@my-note/contract';
import {
  authenticatorKeySchema,
  factorsSchema,
  passkeySchema,
  recoveryCodesSchema,
} from '@my-note/contract/factors';
import { api } from '@my-note/kit/http';
import { queryOptions, useMutation, useQueryClient } from '@my-note/kit/query';
import { addPasskey, type NewPasskey } from './passkeys/add-passkey.ts';

const account = ['account'] as const;

/** How the person signs in besides the password. */
export const factorsQueries = {
  own: () =>
    queryOptions({
      queryKey: [...account, 'factors'] as const,
      queryFn: ({ signal }) => api.get(paths.factors, { schema: factorsSchema, signal }),
    }),
};

/** The list and the activity change with each of these; the form shows why one was refused. */
function useChange<In, Out>(mutationFn: (input: In) => Promise<Out>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: account }),
    meta: { silent: true },
  });
}

type WithPassword = { password: string };

export const useStartTwoStep = () =>
  useMutation({
    mutationFn: (body: WithPassword) => api.post(paths.twoStep, { body, schema: authenticatorKeySchema }),
    meta: { silent: true },
  });
export const useConfirmTwoStep = () =>
  useChange((body: { code: string }) =>
    api.post(paths.twoStepConfirmation, { body, schema: recoveryCodesSchema }),
  );
export const useNewRecoveryCodes = () =>
  useChange((body: WithPassword) => api.post(paths.recoveryCodes, { body, schema: recoveryCodesSchema }));
export const useEndTwoStep = () =>
  useChange((body: WithPassword) => api.post(paths.twoStepEnd, { body, schema: factorsSchema }));
export const useAddPasskey = () => useChange((passkey: NewPasskey) => addPasskey(passkey));
export const useRenamePasskey = (id: string) =>
  useChange((body: { name: string }) => api.patch(paths.passkey(id), { body, schema: passkeySchema }));
export const useRemovePasskey = () =>
  useChange((id: string) => api.delete(paths.passkey(id), { schema: removedSchema }));
