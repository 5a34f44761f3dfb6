import { EmptyState, PageFrame } from '@my-note/shared-kit/ui';
import { Bell } from 'lucide-react';
import { texts } from '../texts.ts';

/** `/i/notifications`: an empty feed, said as such. */
export const NotificationsPage = () => (
  <PageFrame title={texts.title}>
    <EmptyState title={texts.empty} icon={<Bell size={32} strokeWidth={1.75} />}>
      {texts.hint}
    </EmptyState>
  </PageFrame>
);
