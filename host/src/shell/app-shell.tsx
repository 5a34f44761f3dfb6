import { Outlet, useLocation } from '@my-note/kit/router';
import { useEditing, useSession } from '@my-note/kit/session';
import { Box, chakra, Flex } from '@my-note/kit/ui';
import { useEffect } from 'react';
import { shellDialogs } from '../platform/dialogs/shell-dialogs.ts';
import { useAfterFirstPage } from '../platform/loading/use-after-first-page.ts';
import { useIdle } from '../platform/loading/use-idle.ts';
import { useLazyChunk } from '../platform/loading/use-lazy-chunk.ts';
import { useCurrentPage } from '../platform/pages/page.ts';
import { PageGuard } from '../platform/pages/page-guard.tsx';
import { useStoreSettingsInSession } from '../platform/session/use-settings.ts';
import { useSidebarHidden } from '../platform/sidebar/sidebar-hidden.ts';
import { texts } from '../platform/texts.ts';
import { useIsDesktop, useIsWide } from '../platform/ui/use-media.ts';
import { AppBar } from './app-bar/app-bar.tsx';
import { CreateProvider } from './create-menu/create-provider.tsx';
import { asideLook, mainLook, topOfPage } from './shell-look.ts';
import { Sidebar } from './sidebar/sidebar.tsx';

const SkipLink = chakra('a');
/** Anchors of headings have no colon, so that this one cannot be the anchor of a heading “Content”. */
const CONTENT_ID = 'shell:content';
const loadBottomBar = () => import('./app-bar/bottom-bar.tsx').then(({ BottomBar }) => BottomBar);
const loadEdge = () =>
  import(/* webpackChunkName: "idle" */ './sidebar/sidebar-edge.tsx').then(({ SidebarEdge }) => SidebarEdge);
const loadKeepFocus = () => import('../platform/keyboard/keep-focus.ts').then(({ keepFocus }) => keepFocus);
const loadIdleFeatures = () =>
  import(/* webpackChunkName: "idle" */ './idle-features.tsx').then(({ IdleFeatures }) => IdleFeatures);

/** Scrolls a new page to its top, or leaves the scrolling to the page if the URL has an anchor. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once
  useEffect(() => {
    // The first text may be read already.
    if (!hash && !document.getElementById('first-page')) scrollTo(0, 0);
  }, [pathname]);
}

/** The frame of every page: top bar, sidebar, content. */
export function AppShell() {
  const userId = useSession(({ user }) => user?._id);
  const signedIn = userId !== undefined;
  const { sidebar } = useCurrentPage();
  const desktop = useIsDesktop();
  const editing = useEditing();
  const idle = useIdle();
  const Idle = useLazyChunk(loadIdleFeatures, idle && signedIn);
  const keepFocus = useLazyChunk(loadKeepFocus, idle);
  useEffect(() => keepFocus?.(), [keepFocus]);
  const beside = desktop && signedIn && sidebar !== false;
  const hidden = useSidebarHidden();
  const isAfter = useAfterFirstPage();
  const Edge = useLazyChunk(loadEdge, idle && beside && !hidden);
  const hasBottomBar = !useIsWide() && signedIn && sidebar !== false && !editing;
  const BottomBar = useLazyChunk(loadBottomBar, hasBottomBar);
  useStoreSettingsInSession();
  useScrollToTop();
  // Dialogs of one user are not shown to the next, nor over the login page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user once
  useEffect(() => shellDialogs.closeAll, [userId]);

  const barHidden = editing && !desktop;
  return (
    <CreateProvider>
      <SkipLink
        href={`#${CONTENT_ID}`}
        position="fixed"
        zIndex="skipNav"
        top="2"
        insetStart="2"
        padding="3"
        bg="bg.panel"
        borderRadius="md"
        transform="translateY(-200%)"
        _focusVisible={{ transform: 'none' }}
      >
        {texts.skip}
      </SkipLink>
      {!barHidden && <AppBar />}
      {Idle && signedIn && <Idle />}
      {/* The room of the bar stays when it is hidden, so that the text does not move. */}
      <Flex align="flex-start" paddingTop={topOfPage}>
        {beside && !hidden && (
          <Box as="aside" {...asideLook}>
            {isAfter && <Sidebar />}
            {Edge && <Edge />}
          </Box>
        )}
        <Box
          as="main"
          id={CONTENT_ID}
          tabIndex={-1}
          {...mainLook}
          // Nothing ends behind the bar, which is fixed and so moves nothing when it arrives.
          paddingBottom={hasBottomBar ? 'calc(3.5rem + env(safe-area-inset-bottom))' : undefined}
        >
          <PageGuard>
            <Outlet />
          </PageGuard>
        </Box>
      </Flex>
      {BottomBar && hasBottomBar && <BottomBar />}
    </CreateProvider>
  );
}
