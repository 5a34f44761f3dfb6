import { useKeptFocus } from '@my-note/kit/lists';
import { shareQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Box, EmptyState, Icon, PageFrame, QueryState } from '@my-note/kit/ui';
import { Share2 } from 'lucide-react';
import { RowsSkeleton } from '../components/lists/rows-skeleton.tsx';
import { SharingTable } from '../components/sharing-list/sharing-table.tsx';
import { texts } from '../texts.ts';

/** `/i/shared`: the user's shares and their settings. */
export function SharingPage() {
  const query = useQuery(shareQueries.list());
  const box = useKeptFocus<HTMLDivElement>(query.data);
  return (
    <PageFrame title={texts.sharing.title}>
      <Box ref={box} tabIndex={-1} outline="none">
        <QueryState
          query={query}
          loading={<RowsSkeleton />}
          failure={texts.sharing.failed}
          empty={
            <EmptyState title={texts.sharing.empty} icon={<Icon as={Share2} size={32} />}>
              {texts.sharing.hint}
            </EmptyState>
          }
        >
          {(shares) => <SharingTable shares={shares} />}
        </QueryState>
      </Box>
    </PageFrame>
  );
}
