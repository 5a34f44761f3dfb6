import type { ItemType } from '@my-note/contract';
import { Box, Icon, VisuallyHidden } from '@my-note/shared-kit/ui';
import { FileText, Folder } from 'lucide-react';
import { texts } from '../../texts.ts';

/** Distinguishes a category from a note, also for screen readers. */
export function ItemIcon({ type }: { type: ItemType }) {
  const icon = type === 'category' ? Folder : FileText;
  return (
    <Box color="fg.muted" flexShrink={0}>
      <Icon as={icon} />
      <VisuallyHidden>{texts.trash[type]}</VisuallyHidden>
    </Box>
  );
}
