import { readingLook } from '@my-note/kit/markdown';
import { Box, Flex, Heading, ItemFrame, Stack, Text } from '@my-note/kit/ui';
import { NavPlaceholder } from '../components/shared-view/nav-placeholder.tsx';
import { iconLook, navLook, titleLook, viewLook } from '../components/shared-view/view-look.ts';
import { texts } from '../texts.ts';

const changedLook = { fontSize: 'sm', color: 'fg.muted' } as const;

/** A shared note before the scripts have run, or without any, at the place where `SharedNoteView` draws it. */
export const Template = () => (
  <Flex {...viewLook}>
    {'{{#hasTree}}'}
    <Box {...navLook}>
      <NavPlaceholder />
    </Box>
    {'{{/hasTree}}'}
    <Box flex="1" minWidth="0" width="full">
      <ItemFrame>
        <Stack gap="6">
          <Stack gap="1">
            {'{{#icon}}'}
            <Box aria-hidden {...iconLook}>
              {'{{icon}}'}
            </Box>
            {'{{/icon}}'}
            <Heading dir="auto" as="h1" {...titleLook}>
              {'{{title}}'}
            </Heading>
            {'{{#changed}}'}
            <Text {...changedLook}>{'{{changed}}'}</Text>
            {'{{/changed}}'}
            {/* An older service has no words of its own. */}
            {'{{^changed}}'}
            <Text {...changedLook}>{texts.sharedNote.changedWhen('{{date}}')}</Text>
            {'{{/changed}}'}
          </Stack>
          <Box dir="auto" css={readingLook}>
            {'{{{text}}}'}
          </Box>
        </Stack>
      </ItemFrame>
    </Box>
  </Flex>
);
