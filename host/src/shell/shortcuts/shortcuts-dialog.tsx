import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { useShortcutList, useSingleKeys } from '@my-note/shared-kit/shortcuts';
import { Box, Heading, HStack, Portal, Text } from '@my-note/shared-kit/ui';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { Keys } from '../../platform/keyboard/keys.tsx';
import { shortcutTexts } from '../../platform/keyboard/texts.ts';
import { texts } from '../../platform/texts.ts';

interface Group {
  group: string;
  rows: readonly (readonly [keys: string, label: string])[];
}

/** The bound shortcuts by group, then the keys of single components. */
function useGroups(): Group[] {
  const list = useShortcutList();
  const names = [...new Set(list.map(({ group }) => group))];
  const bound = names.map((group) => ({
    group,
    rows: list
      .filter((shortcut) => shortcut.group === group)
      .map(({ keys, label }): [string, string] => [keys, label]),
  }));
  return [...bound, ...shortcutTexts.places];
}

/** The list of shortcuts behind `?`. */
export function ShortcutsDialog({ open, onClose }: ShellDialogProps) {
  const groups = useGroups();
  const singleKeys = useSingleKeys();
  return (
    <Dialog.Root
      size="lg"
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
          <Dialog.Content marginX="3">
            <Dialog.Header flexDirection="column" gap="1">
              <Dialog.Title>{shortcutTexts.title}</Dialog.Title>
              {!singleKeys && <Text color="fg.muted">{shortcutTexts.off}</Text>}
            </Dialog.Header>
            <Dialog.Body columns={{ md: 2 }} columnGap="10" tabIndex={0} outlineOffset="-2px">
              {groups.map(({ group, rows }) => (
                <Box as="section" key={group} breakInside="avoid" paddingBottom="6">
                  <Heading as="h3" size="sm" color="fg.muted" marginBottom="2">
                    {group}
                  </Heading>
                  <Box as="ul" listStyleType="none">
                    {rows.map(([keys, label]) => (
                      <HStack as="li" key={keys + label} justify="space-between" gap="4" minHeight="row">
                        <Text>{label}</Text>
                        <Keys keys={keys} />
                      </HStack>
                    ))}
                  </Box>
                </Box>
              ))}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" color="fg.muted" aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
