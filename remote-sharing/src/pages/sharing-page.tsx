import { errorText } from '@my-note/shared-kit/http';
import { useKeptFocus } from '@my-note/shared-kit/lists';
import { shareQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { Box, EmptyState, ErrorPanel, Icon, PageFrame } from '@my-note/shared-kit/ui';
import { Share2 } from 'lucide-react';
import { RowsSkeleton } from '../components/lists/rows-skeleton.tsx';
import { SharingTable } from '../components/sharing-list/sharing-table.tsx';
import { texts } from '../texts.ts';

/** `/i/shared`: what the user shares, and the settings of each share. */
export function SharingPage() {
  const { data: shares, error, refetch } = useQuery(shareQueries.list());
  const box = useKeptFocus<HTMLDivElement>(shares);
  return (
    <PageFrame title={texts.sharing.title}>
      <Box ref={box} tabIndex={-1} outline="none">
        {!shares && error && (
          <ErrorPanel title={texts.sharing.failed} onAction={() => void refetch()}>
            {errorText(error)}
          </ErrorPanel>
        )}
        {!shares && !error && <RowsSkeleton />}
        {shares?.length === 0 && (
          <EmptyState title={texts.sharing.empty} icon={<Icon as={Share2} size={32} />}>
            {texts.sharing.hint}
          </EmptyState>
        )}
        {shares && shares.length > 0 && <SharingTable shares={shares} />}
      </Box>
    </PageFrame>
  );
}
