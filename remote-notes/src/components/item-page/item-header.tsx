import type { Note } from '@my-note/contract';
import { Box, Heading, HStack } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { NoteLine } from '../note-line/note-line.tsx';
import { titleLook } from '../note-page/title-look.ts';
import { TitleIcon } from './title-icon.tsx';
import type { ItemAction } from './use-move-action.tsx';

interface ItemHeaderProps {
  item: Note;
  /** A line under the title. */
  facts: ReactNode;
  actions: readonly ItemAction[];
  more: readonly ItemAction[];
}

/** The line, the title and the facts of a category, where those of a note stand. */
export const ItemHeader = ({ item, facts, ...line }: ItemHeaderProps) => (
  <Box as="header" marginBottom="6">
    <NoteLine
      slug={item.slug}
      writing={false}
      status={null}
      mode={null}
      contents={null}
      toolbar={null}
      {...line}
    />
    <TitleIcon item={item} />
    <Heading as="h1" dir="auto" {...titleLook} marginBottom="3" color={item.title ? 'fg' : 'fg.muted'}>
      {item.title || texts.untitled}
    </Heading>
    <HStack color="fg.muted" gap="2" wrap="wrap" minHeight="6">
      {facts}
    </HStack>
  </Box>
);
