import { Link } from '@my-note/shared-kit/router';
import { useSession } from '@my-note/shared-kit/session';
import { chakra, HStack, Spacer } from '@my-note/shared-kit/ui';
import { ListTree, Search } from 'lucide-react';
import { useShellDialog } from '../commands/shell-dialogs.ts';
import { usePageHandle } from '../page-handle.ts';
import { texts } from '../texts.ts';
import { useIsDesktop } from '../use-media.ts';
import { BarButton } from './bar-button.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { loadSearch } from './load-search.ts';
import { MenuButton } from './menu-button.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useShortcut } from './use-shortcut.ts';
import { UserControl } from './user-control.tsx';

const loadOverview = () =>
  import('../overview/overview-dialog.tsx').then(({ OverviewDialog }) => OverviewDialog);
const TitleLink = chakra(Link);

/** The fixed top bar: product title, Overview, Search, user menu. */
export function AppBar() {
  const signedIn = useSession(({ user }) => user !== null);
  const { sidebar } = usePageHandle();
  const desktop = useIsDesktop();
  const overview = useShellDialog('overview');
  const search = useShellDialog('search');
  useShortcut('k', signedIn ? search.show : undefined);

  return (
    <HStack
      as="header"
      position="fixed"
      zIndex="docked"
      top="0"
      insetInline="0"
      boxSizing="content-box"
      height="topBar"
      paddingTop="env(safe-area-inset-top)"
      paddingX={{ base: '3', md: '5' }}
      gap="1"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      {!desktop && signedIn && sidebar !== false && <MenuButton />}
      <TitleLink
        to="/"
        display="inline-flex"
        alignItems="center"
        height="touchTarget"
        paddingX="1"
        fontFamily="note"
        fontSize="xl"
        fontWeight="600"
        letterSpacing="-0.01em"
        whiteSpace="nowrap"
      >
        {texts.product}
      </TitleLink>
      <Spacer />
      <OfflineNotice />
      {signedIn && (
        <>
          <BarButton label={texts.overview} icon={ListTree} onClick={overview.show} />
          <BarButton label={texts.search} icon={Search} shortcut="K" onClick={search.show} />
        </>
      )}
      <UserControl />
      {signedIn && (
        <>
          <LazyDialog load={loadOverview} dialog={overview} />
          <LazyDialog load={loadSearch} dialog={search} />
        </>
      )}
    </HStack>
  );
}
