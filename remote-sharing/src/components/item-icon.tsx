import type { ItemType } from '@my-note/contract';
import { Box, VisuallyHidden } from '@my-note/shared-kit/ui';
import { FileText, Folder } from 'lucide-react';
import { texts } from '../texts.ts';

/** Tells a category from a note, also to those who hear it. */
export function ItemIcon({ type }: { type: ItemType }) {
  const Icon = type === 'category' ? Folder : FileText;
  return (
    <Box color="fg.muted" flexShrink={0}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{texts.trash[type]}</VisuallyHidden>
    </Box>
  );
}
