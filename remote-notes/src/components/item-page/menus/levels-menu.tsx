import type { MenuEntry } from '@my-note/kit/menu';
import { Menu } from '@my-note/kit/overlays';
import { Link } from '@my-note/kit/router';
import { chakra, Portal } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

interface LevelsMenuProps {
  /** The button that opens it. */
  children: ReactNode;
  entries: readonly MenuEntry[];
}

/** The levels above an item that have no room beside it. */
export const LevelsMenu = ({ children, entries }: LevelsMenuProps) => (
  <Menu.Root defaultOpen positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
    <Menu.Trigger asChild>{children}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content maxWidth="min(20rem, 86vw)" maxHeight="60vh" overflowY="auto">
          {entries.map(({ href, title }) => (
            <Menu.Item key={href} value={href} asChild>
              <Link to={href}>
                <chakra.span dir="auto" truncate>
                  {title}
                </chakra.span>
              </Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
