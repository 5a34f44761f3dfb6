import { EmptyState, PageFrame } from '@my-note/shared-kit/ui';
import { Link2Off } from 'lucide-react';
import { texts } from '../texts.ts';

/** `/i/shared/:shareId/:noteId`, open to everyone: says that links do not work yet. */
export const SharedNotePage = () => (
  <PageFrame title={texts.sharedNote.title}>
    <EmptyState title={texts.sharedNote.empty} icon={<Link2Off size={32} strokeWidth={1.75} />}>
      {texts.sharedNote.hint}
    </EmptyState>
  </PageFrame>
);
