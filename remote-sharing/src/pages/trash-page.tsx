import { errorText } from '@my-note/shared-kit/http';
import { useKeptFocus } from '@my-note/shared-kit/lists';
import { useQuery } from '@my-note/shared-kit/query';
import { Box, EmptyState, ErrorPanel, Icon, PageFrame } from '@my-note/shared-kit/ui';
import { Trash2 } from 'lucide-react';
import { trashQueries } from '../api/trash.queries.ts';
import { RowsSkeleton } from '../components/lists/rows-skeleton.tsx';
import { TrashList } from '../components/trash/trash-list.tsx';
import { texts } from '../texts.ts';

/** `/i/trash`. */
export function TrashPage() {
  const { data, error, isPending, refetch } = useQuery(trashQueries.list());
  const box = useKeptFocus<HTMLDivElement>(data);
  return (
    <PageFrame title={texts.trash.title}>
      <Box ref={box} tabIndex={-1} outline="none">
        {isPending && <RowsSkeleton />}
        {error && !data && (
          <ErrorPanel title={texts.trash.failed} onAction={() => refetch()}>
            {errorText(error)}
          </ErrorPanel>
        )}
        {data?.length === 0 && (
          <EmptyState title={texts.trash.empty} icon={<Icon as={Trash2} size={32} />}>
            {texts.trash.emptyHint}
          </EmptyState>
        )}
        {data && data.length > 0 && <TrashList items={data} />}
      </Box>
    </PageFrame>
  );
}
