import { useWritingPreference } from '@my-note/kit/session';
import { Box, Flex, HStack, useMedia } from '@my-note/kit/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Breadcrumbs } from '../item-page/breadcrumbs.tsx';
import { loadMoreMenu } from '../item-page/menus/lazy-menus.ts';
import { useLazyMenu } from '../item-page/menus/use-lazy-menu.ts';
import type { ItemAction } from '../item-page/use-move-action.tsx';
import { LineButton } from './line-button.tsx';
import { lineHeight, toolbarHeight } from './line-look.ts';

/** Where the toolbar stands above the keyboard instead. */
export const TOUCH = '(pointer: coarse), (max-width: 47.99rem)';
/** Where the top bar of the shell makes room for writing. */
const SMALL = '(max-width: 61.99rem)';
/** Where Pin and Share stand in the menu. */
const NARROW = '(max-width: 37.99rem)';

/** What differs between reading and writing. */
export interface LineParts {
  /** When it was edited, or how saving goes. */
  status: ReactNode;
  /** Edit or Done. */
  mode: ReactNode;
  contents: ReactNode;
  more: readonly ItemAction[];
  /** The last line of the menu. */
  facts?: ReactNode;
  /** In its place when the toolbar always stands above the text; null where nothing is written. */
  toolbar: ReactNode;
  /** Lies over the text while it is open. */
  panel?: ReactNode;
}

interface NoteLineProps extends LineParts {
  slug: string;
  writing: boolean;
  /** Stand beside the menu where there is room, and else in it. */
  actions: readonly ItemAction[];
}

const sticky = {
  position: 'sticky',
  top: 'calc({sizes.topBar} + 1px + env(safe-area-inset-top))',
  // A button of it is always in sight, so that its focus must not scroll the page.
  '& button': { scrollMarginTop: '-6rem' },
};

/** In the place of the shell's top bar. */
const asTopBar = {
  position: 'fixed',
  top: 'var(--hidden-above, 0px)',
  insetInline: '0',
  height: 'calc({sizes.topBar} + 1px + env(safe-area-inset-top))',
  paddingTop: 'env(safe-area-inset-top)',
  paddingX: '4',
  bg: 'bg',
  borderBottomWidth: '1px',
  borderColor: 'border',
  // The toolbar above the keyboard has Done and the save state then.
  '[data-cramped] &': { display: 'none' },
} as const;

function More({ actions, facts }: { actions: readonly ItemAction[]; facts: ReactNode }) {
  const { Menu, button } = useLazyMenu(loadMoreMenu);
  const more = <LineButton label={texts.actions.more} icon={Ellipsis} {...button} />;
  return Menu ? (
    <Menu actions={actions} facts={facts}>
      {more}
    </Menu>
  ) : (
    more
  );
}

/** Everything about a note on one line, the same while it is read and written. Its room never changes. */
export function NoteLine(props: NoteLineProps) {
  const { slug, writing, status, mode, contents, actions, more, facts, toolbar, panel } = props;
  const replacesTopBar = useMedia(SMALL) && writing;
  const narrow = useMedia(NARROW);
  const isTouch = useMedia(TOUCH);
  const hasToolbar = useWritingPreference('toolbar') && !isTouch && toolbar !== null;
  return (
    <Box
      zIndex="docked"
      marginBottom="4"
      css={sticky}
      // Its place is empty then, and the text below it is seen and touched.
      {...(replacesTopBar ? { pointerEvents: 'none' } : { bg: 'bg' })}
    >
      <Box css={lineHeight}>
        <Flex
          align="center"
          gap={{ base: '1', md: '2' }}
          height={replacesTopBar ? undefined : 'full'}
          zIndex="docked"
          pointerEvents="auto"
          css={replacesTopBar ? asTopBar : undefined}
        >
          <Box flex="1 1 0" minWidth="0">
            {!replacesTopBar && <Breadcrumbs slug={slug} />}
          </Box>
          <HStack
            gap="2"
            minWidth="0"
            flex="0 1 auto"
            marginEnd={{ base: '1', md: '0' }}
            justify="flex-end"
            color="fg.muted"
          >
            {status}
          </HStack>
          <HStack gap="0" flex="none" marginEnd="-2">
            {mode}
            {contents}
            {!narrow &&
              actions.map(({ label, icon, isPending = false, onSelect }) => (
                <LineButton key={label} label={label} icon={icon} loading={isPending} onClick={onSelect} />
              ))}
            <More actions={narrow ? [...actions, ...more] : more} facts={facts} />
          </HStack>
        </Flex>
      </Box>
      {hasToolbar && (
        <Box
          height={toolbarHeight}
          borderBottomWidth="1px"
          borderColor="border"
          marginInlineStart="-3"
          overflow="hidden"
        >
          {toolbar}
        </Box>
      )}
      {panel && !hasToolbar && (
        <Box
          position="absolute"
          pointerEvents="auto"
          top="full"
          insetInline="-3"
          paddingX="3"
          paddingY="1"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          boxShadow="md"
        >
          {panel}
        </Box>
      )}
    </Box>
  );
}
