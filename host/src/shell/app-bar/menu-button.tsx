import { Menu } from 'lucide-react';
import { LazyDialog } from '../../platform/dialogs/lazy-dialog.tsx';
import { useShellDialog } from '../../platform/dialogs/shell-dialogs.ts';
import { texts } from '../../platform/texts.ts';
import { BarButton } from './bar-button.tsx';

const loadDrawer = () => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

/** Opens the menu where it does not stand beside the page; phones have a button for it at the bottom. */
export function MenuButton() {
  const drawer = useShellDialog('menu');
  return (
    <>
      <BarButton
        label={texts.menu}
        icon={Menu}
        hideBelow="md"
        aria-expanded={drawer.open}
        onClick={drawer.show}
      />
      <LazyDialog load={loadDrawer} dialog={drawer} />
    </>
  );
}
