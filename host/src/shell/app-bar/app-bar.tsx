import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { chakra, HStack, Spacer } from '@my-note/kit/ui';
import { ListTree, Search } from 'lucide-react';
import { loadSearch } from '../../features/search/load-search.ts';
import { LazyDialog } from '../../platform/dialogs/lazy-dialog.tsx';
import { useShellDialog } from '../../platform/dialogs/shell-dialogs.ts';
import { useShortcut } from '../../platform/keyboard/use-shortcut.ts';
import { useAfterFirstPage } from '../../platform/loading/use-after-first-page.ts';
import { useCurrentPage } from '../../platform/pages/page.ts';
import { texts } from '../../platform/texts.ts';
import { useIsDesktop } from '../../platform/ui/use-media.ts';
import { barLook, titleLinkLook } from '../shell-look.ts';
import { UserControl } from '../user-menu/user-control.tsx';
import { BarButton } from './bar-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SidebarButton } from './sidebar-button.tsx';

const loadOverview = () =>
  import('../overview/overview-dialog.tsx').then(({ OverviewDialog }) => OverviewDialog);
const TitleLink = chakra(Link);

/** The fixed top bar: product title, Overview, Search, user menu. */
export function AppBar() {
  const signedIn = useSession(({ user }) => user !== null);
  const { sidebar } = useCurrentPage();
  const desktop = useIsDesktop();
  const isAfter = useAfterFirstPage();
  const overview = useShellDialog('overview');
  const search = useShellDialog('search');
  // On phones, Menu and Search are in the bar at the bottom.
  const hasBottomBar = signedIn && sidebar !== false;
  useShortcut('k', signedIn ? search.show : undefined);

  return (
    <HStack as="header" {...barLook}>
      {hasBottomBar && (desktop ? <SidebarButton /> : <MenuButton />)}
      <TitleLink to={links.home()} {...titleLinkLook}>
        {texts.product}
      </TitleLink>
      <Spacer />
      <OfflineNotice />
      {isAfter && signedIn && (
        <>
          <BarButton label={texts.overview} icon={ListTree} onClick={overview.show} />
          <BarButton
            label={texts.search}
            icon={Search}
            shortcut="K"
            hideBelow={hasBottomBar ? 'md' : undefined}
            onClick={search.show}
          />
        </>
      )}
      {isAfter && <UserControl />}
      {signedIn && (
        <>
          <LazyDialog load={loadOverview} dialog={overview} />
          <LazyDialog load={loadSearch} dialog={search} />
        </>
      )}
    </HStack>
  );
}
