import { PrefixChip } from '@my-note/kit/menu';
import { Box, HStack, Late, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { useLazyChunk } from '../../platform/loading/use-lazy-chunk.ts';
import { texts } from '../../platform/texts.ts';
import { CreateControl } from '../create-menu/create-button.tsx';
import { loadMenuTree, loadQuickLinks } from './load-menu-tree.ts';
import { PageLinks } from './page-links.tsx';
import { quickHeight } from './quick/quick-height.ts';

const SKELETON_WIDTHS = ['72%', '54%', '81%', '46%', '63%'];

function Tree({ onGo }: { onGo?: () => void }) {
  const SidebarTree = useLazyChunk(loadMenuTree, true);
  const loading = (
    <Stack flex="1" gap="4" padding="4" aria-label={texts.loading} role="status">
      <Late>
        {SKELETON_WIDTHS.map((width) => (
          <Skeleton key={width} height="4" width={width} />
        ))}
      </Late>
    </Stack>
  );
  return SidebarTree ? <SidebarTree loading={loading} onGo={onGo} /> : loading;
}

/** Reserves the height that the links had last, so that nothing below them moves when they come. */
function Top({ onGo }: { onGo?: (() => void) | undefined }) {
  const QuickLinks = useLazyChunk(loadQuickLinks, true);
  return QuickLinks ? <QuickLinks onGo={onGo} /> : <Box flex="none" style={{ height: quickHeight.read() }} />;
}

/** The menu: Home, Recent and Pinned, Add, prefix filter, tree, and links to pages. `onGo` closes the drawer on phones. */
export const Sidebar = ({ onGo }: { onGo?: () => void }) => (
  <Stack
    height="100%"
    gap="0"
    fontSize="0.875rem"
    css={{ '@media (max-height: 30rem)': { overflowY: 'auto' } }}
  >
    <Top onGo={onGo} />
    <Stack gap="2" paddingX="4" paddingTop="2" paddingBottom="2">
      <HStack justify="space-between">
        <Text as="h2" fontSize="xs" fontWeight="600" color="fg.muted" letterSpacing="0.02em">
          {texts.notes}
        </Text>
        <CreateControl onGo={onGo} />
      </HStack>
      <PrefixChip />
    </Stack>
    <Tree onGo={onGo} />
    <PageLinks onGo={onGo} />
  </Stack>
);
