import { Box } from '@my-note/kit/ui';
import { TableOfContents } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { lazyDialog } from '../lazy-component.tsx';
import { LineButton } from './line-button.tsx';

const HEADING = /^ {0,3}#{1,3}\s+\S|^\S.*\n {0,3}(?:=+|-{2,})\s*$/m;

const LazyDrawer = lazyDialog(
  async () => (await import('./contents-drawer.tsx')).ContentsDrawer,
  ({ onClose }) => onClose(),
);

/** Opens the table of contents where the margin has no room for it. */
export function ContentsButton({ content }: { content: string }) {
  const [open, setOpen] = useState(false);
  if (!HEADING.test(content)) return null;
  return (
    <Box display="none" css={{ '[data-no-margin] &': { display: 'block' } }}>
      <LineButton label={texts.contents} icon={TableOfContents} onClick={() => setOpen(true)} />
      {open && <LazyDrawer content={content} onClose={() => setOpen(false)} />}
    </Box>
  );
}
