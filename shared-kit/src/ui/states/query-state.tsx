import type { ReactNode } from 'react';
import { errorText } from '../../http/api-error.ts';
import { ErrorPanel } from './error-panel.tsx';

interface QueryStateProps<T> {
  /** What `useQuery` returns, or the three fields of it. */
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Shown until there is data or an error. */
  loading: ReactNode;
  /** Title of the error panel, which has a button that fetches again. */
  failure: string;
  /** Leaves the reason of the failure out of the error panel. */
  hideReason?: boolean;
  /** Shown instead of the children for a list without entries. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * One of the four states of a query: loading, failed, empty or data. Data stays on screen when a later fetch fails.
 *
 * @example
 * <QueryState
 *   query={useQuery(noteQueries.list())}
 *   loading={<Skeleton height="6" />}
 *   failure="Couldn't load your notes"
 *   empty={<EmptyState title="No notes yet" />}
 * >
 *   {(found) => <Text>{found.length} notes</Text>}
 * </QueryState>
 */
export function QueryState<T>({
  query: { data, error, refetch },
  loading,
  failure,
  hideReason = false,
  empty,
  children,
}: QueryStateProps<T>) {
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? empty : children(data);
  }
  if (!error) return loading;
  return (
    <ErrorPanel title={failure} onAction={() => void refetch()}>
      {hideReason ? undefined : errorText(error)}
    </ErrorPanel>
  );
}
