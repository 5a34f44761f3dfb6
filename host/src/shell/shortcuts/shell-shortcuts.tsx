import { type Shortcut, useShortcuts } from '@my-note/shared-kit/shortcuts';
import { useEffect, useMemo, useRef } from 'react';
import { useCommands } from '../../platform/commands/use-commands.ts';
import { useShellDialog } from '../../platform/dialogs/shell-dialogs.ts';
import { shortcutTexts } from '../../platform/keyboard/texts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const { goTo, act } = shortcutTexts.groups;

/** Binds the keys of the commands and renders the dialog that lists them. */
export function ShellShortcuts() {
  const { open, hide } = useShellDialog('shortcuts');
  const commands = useCommands();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const bound = commands.map(({ id, keys, label }) => `${id} ${keys} ${label}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a command does is read when its key is pressed
  const list = useMemo(
    () =>
      commands.flatMap(({ id, keys, label }): Shortcut[] => {
        if (!keys) return [];
        const run = () => latest.current.find((command) => command.id === id)?.run();
        return [{ keys, label, group: keys.startsWith('g ') ? goTo : act, run }];
      }),
    [bound],
  );
  useShortcuts(list);
  return <ShortcutsDialog open={open} onClose={hide} />;
}
