import { useKeptFocus } from '@my-note/kit/lists';
import { useQuery } from '@my-note/kit/query';
import { Box, EmptyState, Icon, PageFrame, QueryState } from '@my-note/kit/ui';
import { Trash2 } from 'lucide-react';
import { trashQueries } from '../api/trash.queries.ts';
import { RowsSkeleton } from '../components/lists/rows-skeleton.tsx';
import { TrashList } from '../components/trash/trash-list.tsx';
import { texts } from '../texts.ts';

/** `/i/trash`. */
export function TrashPage() {
  const query = useQuery(trashQueries.list());
  const box = useKeptFocus<HTMLDivElement>(query.data);
  return (
    <PageFrame title={texts.trash.title}>
      <Box ref={box} tabIndex={-1} outline="none">
        <QueryState
          query={query}
          loading={<RowsSkeleton />}
          failure={texts.trash.failed}
          empty={
            <EmptyState title={texts.trash.empty} icon={<Icon as={Trash2} size={32} />}>
              {texts.trash.emptyHint}
            </EmptyState>
          }
        >
          {(items) => <TrashList items={items} />}
        </QueryState>
      </Box>
    </PageFrame>
  );
}
