import { TableOfContents } from '@my-note/kit/markdown';
import { CloseButton, Drawer, useCloseOnBack } from '@my-note/kit/overlays';
import { Portal } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';

interface ContentsDrawerProps {
  content: string;
  onClose: () => void;
}

/** The table of contents where the margin has no room for it. On phones Back closes it. */
export function ContentsDrawer({ content, onClose }: ContentsDrawerProps) {
  useCloseOnBack('contents', true, onClose);
  return (
    <Drawer.Root open placement="end" size="xs" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{texts.contents}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <TableOfContents content={content} onGo={onClose} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
