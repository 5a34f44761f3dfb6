import { useMedia } from '@my-note/shared-kit/ui';
import { TableOfContents } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { lazyDialog } from '../lazy-component.tsx';
import { LineButton } from './line-button.tsx';

/** Where the margin has room for the table of contents (docs/specification/product.md#table-of-contents). */
const WIDE = '(min-width: 75rem)';
const HEADING = /^ {0,3}#{1,3}\s+\S|^\S.*\n {0,3}(?:=+|-{2,})\s*$/m;

const LazyDrawer = lazyDialog(
  async () => (await import('./contents-drawer.tsx')).ContentsDrawer,
  ({ onClose }) => onClose(),
);

/** Opens the table of contents where the margin has no room for it. */
export function ContentsButton({ content }: { content: string }) {
  const isWide = useMedia(WIDE);
  const [open, setOpen] = useState(false);
  if (isWide || !HEADING.test(content)) return null;
  return (
    <>
      <LineButton label={texts.contents} icon={TableOfContents} onClick={() => setOpen(true)} />
      {open && <LazyDrawer content={content} onClose={() => setOpen(false)} />}
    </>
  );
}
