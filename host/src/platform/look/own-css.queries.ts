import { OWN_CSS_PATH, ownCssSchema } from '@my-note/contract/look';
import { api } from '@my-note/kit/http';
import { configQueries } from '@my-note/kit/queries';
import { mutationOptions, queryOptions } from '@my-note/kit/query';

/** The person's custom CSS. */
export const ownCssQueries = {
  css: () =>
    queryOptions({
      queryKey: ['own-css'] as const,
      queryFn: async ({ signal }) => (await api.get(OWN_CSS_PATH, { schema: ownCssSchema, signal })).css,
    }),
};

export const ownCssMutations = {
  change: () =>
    mutationOptions({
      mutationFn: async (css: string) =>
        (await api.put(OWN_CSS_PATH, { body: { css }, schema: ownCssSchema })).css,
      onSuccess: (css, _variables, _result, { client }) => {
        client.setQueryData(ownCssQueries.css().queryKey, css);
        // The list has its mark.
        return client.invalidateQueries({ queryKey: configQueries.all() });
      },
    }),
};
