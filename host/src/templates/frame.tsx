import { links } from '@my-note/contract';
import { Box, chakra, Flex, HStack, Icon, IconButton, Spacer } from '@my-note/kit/ui';
import { PanelLeft } from 'lucide-react';
import { texts } from '../platform/texts.ts';
import { asideLook, barLook, mainLook, titleLinkLook, topOfPage } from '../shell/shell-look.ts';

/** Where `useIsDesktop` shows the sidebar. */
const NARROW = '@media (max-width: 61.99rem)';
const hidden = { display: 'none' };

/** The frame around the first text of a page, at the places where `AppShell` draws it. */
export const Template = () => (
  <>
    <HStack as="header" {...barLook}>
      <IconButton
        aria-hidden
        tabIndex={-1}
        size="sm"
        variant="ghost"
        color="fg.muted"
        marginStart="-2"
        css={{ [NARROW]: hidden, '[data-alone] &': hidden }}
      >
        <Icon as={PanelLeft} size={18} />
      </IconButton>
      <chakra.a href={links.home()} {...titleLinkLook}>
        {texts.product}
      </chakra.a>
      <Spacer />
    </HStack>
    <Flex align="flex-start" paddingTop={topOfPage}>
      <Box
        as="aside"
        aria-hidden
        {...asideLook}
        css={{ [NARROW]: hidden, 'html[data-sidebar-hidden] &, [data-alone] &': hidden }}
      />
      <Box as="main" {...mainLook}>
        {'{{{page}}}'}
      </Box>
    </Flex>
  </>
);
