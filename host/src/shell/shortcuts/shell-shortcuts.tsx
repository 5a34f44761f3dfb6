import { type Shortcut, useShortcuts } from '@my-note/kit/shortcuts';
import { useEffect, useMemo, useRef } from 'react';
import { useCommands } from '../../platform/commands/use-commands.ts';
import { LazyDialog } from '../../platform/dialogs/lazy-dialog.tsx';
import { useShellDialog } from '../../platform/dialogs/shell-dialogs.ts';
import { shortcutTexts } from '../../platform/keyboard/texts.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog);
const { goTo, act } = shortcutTexts.groups;

/** Binds the keys of the commands and loads the dialog that lists them when it is wanted. */
export function ShellShortcuts() {
  const dialog = useShellDialog('shortcuts');
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
        const group = keys.startsWith('g ') ? goTo : act;
        return keys.split(' / ').map((way) => ({ keys: way, label, group, run }));
      }),
    [bound],
  );
  useShortcuts(list);
  return <LazyDialog load={loadDialog} dialog={dialog} />;
}
