import { useImport } from '@my-note/kit/federation';
import { toast } from '@my-note/kit/ui';
import { type KeyboardEvent, useState } from 'react';
import { texts } from '../../../texts.ts';

/**
 * A menu whose code is loaded when it is first opened: menus weigh more than the rest of a page, and the text of a note
 * does not wait for them. `load` must always be the same function, and its menu opens by itself.
 * @returns the menu, once it is wanted and here, and what its button gets until then
 */
export function useLazyMenu<T>(load: () => Promise<T>) {
  const [wanted, setWanted] = useState(false);
  const onError = () => {
    setWanted(false);
    toast({ title: texts.dialogFailed, type: 'error' });
  };
  const { value: Menu } = useImport(load, { enabled: wanted, onError });
  const open = () => setWanted(true);
  const button = Menu
    ? {}
    : ({
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: open,
        onKeyDown: ({ key }: KeyboardEvent) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        },
      } as const);
  return { Menu, button };
}
