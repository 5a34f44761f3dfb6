import { EmptyState, PageFrame } from '@my-note/shared-kit/ui';
import { Share2 } from 'lucide-react';
import { texts } from '../texts.ts';

/** `/i/shared`: says that there is nothing to share yet. */
export const SharingPage = () => (
  <PageFrame title={texts.sharing.title}>
    <EmptyState title={texts.sharing.empty} icon={<Share2 size={32} strokeWidth={1.75} />}>
      {texts.sharing.hint}
    </EmptyState>
  </PageFrame>
);
