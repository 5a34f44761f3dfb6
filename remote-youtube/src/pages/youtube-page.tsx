import { EmptyState, PageFrame } from '@my-note/shared-kit/ui';
import { SquarePlay } from 'lucide-react';
import { texts } from '../texts.ts';

/** `/i/youtube`: the reader is switched on, but has no channels yet. */
export const YoutubePage = () => (
  <PageFrame title={texts.title}>
    <EmptyState title={texts.empty} icon={<SquarePlay size={32} strokeWidth={1.75} />}>
      {texts.hint}
    </EmptyState>
  </PageFrame>
);
