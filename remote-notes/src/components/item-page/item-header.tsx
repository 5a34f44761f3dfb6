import type { Note } from '@my-note/contract';
import { Box, Flex, Heading, HStack, Stack } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { TitleIcon } from './title-icon.tsx';

interface ItemHeaderProps {
  item: Note;
  title?: string;
  /** A line under the title. */
  facts: ReactNode;
  actions: ReactNode;
}

export const ItemHeader = ({ item, title = item.title, facts, actions }: ItemHeaderProps) => (
  <Stack as="header" gap="3" marginBottom="8">
    <Flex
      justify="space-between"
      align={{ base: 'flex-start', md: 'center' }}
      gap="3"
      direction={{ base: 'column-reverse', md: 'row' }}
    >
      <Breadcrumbs slug={item.slug} />
      <HStack gap="1" wrap={{ base: 'wrap', md: 'nowrap' }} flex="none" marginStart="auto" marginEnd="-3">
        {actions}
      </HStack>
    </Flex>
    <Box>
      <TitleIcon item={item} />
      <Heading
        as="h1"
        dir="auto"
        size={{ base: '3xl', md: '4xl' }}
        fontWeight="650"
        letterSpacing="-0.02em"
        lineHeight="1.15"
        overflowWrap="anywhere"
        color={title ? 'fg' : 'fg.muted'}
      >
        {title || texts.untitled}
      </Heading>
    </Box>
    <HStack color="fg.muted" gap="2" wrap="wrap" minHeight="6">
      {facts}
    </HStack>
  </Stack>
);
