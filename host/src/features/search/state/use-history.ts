import { searchMutations, searchQueries } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useSession } from '@my-note/kit/session';

/** The search history; fetched only while shown (docs/specification/product.md#search-history). */
export function useHistory(shown: boolean) {
  const signedIn = useSession(({ user }) => user !== null);
  const { data, isError, refetch } = useQuery({ ...searchQueries.history(), enabled: signedIn && shown });
  const { mutate: remember } = useMutation(searchMutations.remember());
  const { mutate: forget } = useMutation(searchMutations.forget());
  const { mutate: clear } = useMutation(searchMutations.clear());
  return { entries: data, isError, retry: () => void refetch(), remember, forget, clear };
}

export type History = ReturnType<typeof useHistory>;
