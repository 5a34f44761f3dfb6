import { Icon, IconButton } from '@my-note/shared-kit/ui';
import { Menu } from 'lucide-react';
import { LazyDialog } from '../../platform/dialogs/lazy-dialog.tsx';
import { useShellDialog } from '../../platform/dialogs/shell-dialogs.ts';
import { texts } from '../../platform/texts.ts';

const loadDrawer = () => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

/** Opens the menu on small screens. */
export function MenuButton() {
  const drawer = useShellDialog('menu');
  return (
    <>
      <IconButton
        aria-label={texts.menu}
        title={texts.menu}
        aria-expanded={drawer.open}
        size="sm"
        variant="ghost"
        color="fg.muted"
        onClick={drawer.show}
      >
        <Icon as={Menu} size={18} />
      </IconButton>
      <LazyDialog load={loadDrawer} dialog={drawer} />
    </>
  );
}
