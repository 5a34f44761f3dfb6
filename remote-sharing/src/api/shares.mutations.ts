import { paths, removedSchema, type ShareBody, shareSchema } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { shareQueries } from '@my-note/kit/queries';
import { mutationOptions } from '@my-note/kit/query';

/** Writes to shares. */
export const shareMutations = {
  /** Shares an item, or changes how it is shared. */
  save: () =>
    mutationOptions({
      mutationFn: ({ itemId, body }: { itemId: string; body: ShareBody }) =>
        api.put(paths.share(itemId), { body: body ?? {}, schema: shareSchema }),
      onSuccess: (_share, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: shareQueries.list().queryKey }),
    }),
  /** Revokes a share; its link stops working. */
  remove: () =>
    mutationOptions({
      mutationFn: (shareId: string) => api.delete(paths.shared(shareId), { schema: removedSchema }),
      onSettled: (_response, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: shareQueries.list().queryKey }),
    }),
};
