import { errorText } from '@my-note/kit/http';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { EmptyState, ErrorPanel, HStack, PageFrame, RelativeDate, Stack } from '@my-note/kit/ui';
import { texts } from '../texts.ts';

const SHOWN = 5;

/** `/i/__name__`: starts with the last changed notes. */
export function __Name__Page() {
  const { data: items, error, refetch } = useQuery(noteQueries.list());
  const latest = items
    ?.filter(({ type }) => type === 'note')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, SHOWN);
  return (
    <PageFrame title={texts.title}>
      {error && !latest && (
        <ErrorPanel title={texts.failed} onAction={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {latest?.length === 0 && <EmptyState title={texts.empty} />}
      <Stack as="ul" gap="3" listStyleType="none">
        {latest?.map(({ _id, slug, title, updatedAt }) => (
          <HStack as="li" key={_id} justify="space-between">
            <Link to={`/${slug}`}>{title}</Link>
            <RelativeDate value={updatedAt} />
          </HStack>
        ))}
      </Stack>
    </PageFrame>
  );
}
