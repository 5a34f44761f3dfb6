import { Input } from '@my-note/shared-kit/forms';
import { PrefixChip, usePrefix } from '@my-note/shared-kit/menu';
import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { Box, Portal, Stack, Text } from '@my-note/shared-kit/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { useMenu, usePath } from '../../platform/menu/use-menu.ts';
import { texts } from '../../platform/texts.ts';
import { texts as treeTexts } from '../tree/texts.ts';
import { filterMenu } from './filter-menu.ts';
import { OverviewTree } from './overview-tree.tsx';
import { overviewTexts } from './texts.ts';

const unfiltered: ReadonlySet<string> = new Set();

function Overview({ onGo }: { onGo: () => void }) {
  const { menu } = useMenu();
  const path = usePath();
  const prefix = usePrefix();
  const [text, setText] = useState('');
  const filter = useDeferredValue(text.trim());
  const shown = useMemo(
    () => (filter ? filterMenu(menu, filter) : { menu, open: unfiltered }),
    [menu, filter],
  );
  if (menu.length === 0) {
    return (
      <Stack gap="3">
        <PrefixChip />
        <Text color="fg.muted">{prefix ? texts.noNotesWithPrefix : overviewTexts.empty}</Text>
      </Stack>
    );
  }
  return (
    <>
      <Stack gap="2" paddingX="2" paddingBottom="2">
        <PrefixChip />
        <Input
          type="search"
          size="sm"
          autoComplete="off"
          aria-label={treeTexts.filter}
          placeholder={treeTexts.filter}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Stack>
      {shown.menu.length === 0 ? (
        <Text role="status" paddingX="2" color="fg.muted">
          {treeTexts.nothingFound}
        </Text>
      ) : (
        <OverviewTree key={filter} menu={shown.menu} opened={shown.open} path={path} onGo={onGo} />
      )}
    </>
  );
}

/** The whole menu on the full screen, with the current branch open (docs/specification/product.md#overview). */
export const OverviewDialog = ({ open, onClose }: ShellDialogProps) => (
  <Dialog.Root
    size="full"
    open={open}
    onOpenChange={(event) => !event.open && onClose()}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Positioner>
        <Dialog.Content bg="bg" height="100dvh" paddingTop="env(safe-area-inset-top)">
          <Box
            display="flex"
            flexDirection="column"
            flex="1"
            minHeight="0"
            width="sidebar"
            maxWidth="100%"
            marginX="auto"
            fontSize="0.875rem"
          >
            <Dialog.Header paddingX="2">
              <Dialog.Title fontSize="2xl">{texts.overview}</Dialog.Title>
            </Dialog.Header>
            <Overview onGo={onClose} />
          </Box>
          <Dialog.CloseTrigger asChild>
            <CloseButton color="fg.muted" aria-label={texts.close} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
