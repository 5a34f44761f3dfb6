import { Input } from '@my-note/kit/forms';
import { type KeyGroup, keyGroups } from '@my-note/kit/keys';
import { CloseButton, Dialog, useCloseOnBack } from '@my-note/kit/overlays';
import { isAppleKeyboard, useShortcutList, useSingleKeys } from '@my-note/kit/shortcuts';
import { Box, Heading, HStack, Portal, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { Keys } from '../../platform/keyboard/keys.tsx';
import { shortcutTexts } from '../../platform/keyboard/texts.ts';
import { texts } from '../../platform/texts.ts';
import { filterGroups, mergeGroups } from './key-lists.ts';

/** A phone on its side. */
const LOW = '@media (max-height: 32rem)';

const Group = ({ group, rows }: KeyGroup) => (
  <Box as="section" breakInside="avoid" paddingBottom="6">
    <Heading as="h3" size="sm" color="fg.muted" marginBottom="2">
      {group}
    </Heading>
    <Box as="ul" listStyleType="none">
      {rows.map(({ keys, label }) => (
        <HStack as="li" key={label} justify="space-between" gap="4" minHeight="row" paddingY="0.5">
          <Text>{label}</Text>
          <Keys keys={keys} />
        </HStack>
      ))}
    </Box>
  </Box>
);

function ShortcutList() {
  const bound = useShortcutList();
  const [typed, setTyped] = useState('');
  const groups = filterGroups(mergeGroups(bound, keyGroups), typed, isAppleKeyboard);
  return (
    <>
      <Box flex="none" paddingX="6" paddingBottom="3">
        <Input
          type="search"
          size="sm"
          aria-label={shortcutTexts.filter}
          placeholder={shortcutTexts.filter}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      <Dialog.Body
        columns={{ md: 2 }}
        columnGap="10"
        tabIndex={0}
        outlineOffset="-2px"
        css={{ minHeight: '50dvh', [LOW]: { minHeight: '0' } }}
      >
        {groups.length === 0 && (
          <Text role="status" color="fg.muted">
            {shortcutTexts.none(typed)}
          </Text>
        )}
        {groups.map((one) => (
          <Group key={one.group} {...one} />
        ))}
      </Dialog.Body>
    </>
  );
}

/** The list of shortcuts behind `?`. On phones Back closes it. */
export function ShortcutsDialog({ open, onClose }: ShellDialogProps) {
  const singleKeys = useSingleKeys();
  useCloseOnBack('shortcuts', open, onClose);
  return (
    <Dialog.Root
      size="xl"
      placement="center"
      scrollBehavior="inside"
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            marginX="3"
            css={{ [LOW]: { '--dialog-base-margin': 'spacing.2', maxHeight: 'calc(100% - 1rem)' } }}
          >
            <Dialog.Header flexDirection="column" gap="1">
              <Dialog.Title>{shortcutTexts.title}</Dialog.Title>
              {!singleKeys && <Text color="fg.muted">{shortcutTexts.off}</Text>}
            </Dialog.Header>
            <ShortcutList />
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
