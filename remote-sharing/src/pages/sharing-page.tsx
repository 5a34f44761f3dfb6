import type { Sharing } from '@my-note/shared-kit/contract';
import { errorText } from '@my-note/shared-kit/http';
import { useQuery } from '@my-note/shared-kit/query';
import { chakra, EmptyState, ErrorPanel, PageFrame } from '@my-note/shared-kit/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { sharesQueries } from '../api/shares.queries.ts';
import { RowsSkeleton } from '../components/rows-skeleton.tsx';
import { ShareDialog } from '../components/share-dialog.tsx';
import { SharingRow } from '../components/sharing-row.tsx';
import { texts } from '../texts.ts';

/** `/i/shared`: what the user shares, and the settings of each share. */
export function SharingPage() {
  const { data: shares, error, refetch } = useQuery(sharesQueries.list());
  const [open, setOpen] = useState<Sharing[number]['note']>();
  return (
    <PageFrame title={texts.sharing.title}>
      {!shares && error && (
        <ErrorPanel title={texts.sharing.failed} onAction={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {!shares && !error && <RowsSkeleton />}
      {shares?.length === 0 && (
        <EmptyState title={texts.sharing.empty} icon={<Share2 size={32} strokeWidth={1.75} />}>
          {texts.sharing.hint}
        </EmptyState>
      )}
      {shares && shares.length > 0 && (
        <chakra.ul
          listStyleType="none"
          aria-label={texts.sharing.list}
          borderTopWidth="1px"
          borderColor="border"
        >
          {shares.map((share) => (
            <SharingRow key={share._id} share={share} onSettings={() => setOpen(share.note)} />
          ))}
        </chakra.ul>
      )}
      {open && <ShareDialog item={open} onClose={() => setOpen(undefined)} />}
    </PageFrame>
  );
}
