import { Text } from '@chakra-ui/react';
import type { ListItem } from '@my-note/contract';
import { useQuery } from '@tanstack/react-query';
import { previewOf } from './preview.queries.ts';

/**
 * Two lines of a note's text. Their height is reserved, so that nothing moves when they arrive. No wider than the text,
 * so that one from right to left also begins below its title.
 *
 * @example
 * <NotePreview item={item} />
 */
export function NotePreview({ item }: { item: Pick<ListItem, '_id' | 'updatedAt'> }) {
  const { data } = useQuery(previewOf(item));
  return (
    <Text
      as="span"
      dir="auto"
      display="block"
      height="2lh"
      lineClamp="2"
      lineHeight="1.45"
      fontSize="sm"
      color="fg.muted"
      width="fit-content"
      maxWidth="full"
      overflowWrap="anywhere"
    >
      {data}
    </Text>
  );
}
