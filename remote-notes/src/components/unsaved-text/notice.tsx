import { HStack, Stack, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

interface NoticeProps {
  id?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A notice about a note's text, with buttons to choose from. */
export const Notice = ({ id, title, text, children }: NoticeProps) => (
  <Stack
    as="section"
    id={id}
    aria-label={title}
    borderStart="3px solid"
    borderColor="fg.warning"
    bg="bg.warning"
    paddingX="4"
    paddingY="3"
    marginBottom="6"
    gap="2"
  >
    <Text fontWeight="600">{title}</Text>
    <Text color="fg.muted" lineClamp="2">
      {text}
    </Text>
    <HStack wrap="wrap">{children}</HStack>
  </Stack>
);
