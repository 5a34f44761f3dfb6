import { Box, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

interface PageFrameProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A product page (not a note): title, actions, content in one column. Sets the document's title. */
export function PageFrame({ title, actions, children }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <Stack
      gap="6"
      maxWidth="60rem"
      marginX="auto"
      paddingX={{ base: '4', md: '8' }}
      paddingY={{ base: '6', md: '10' }}
    >
      <HStack justify="space-between" align="center" gap="4" wrap="wrap">
        <Heading as="h1" size="2xl" letterSpacing="-0.01em">
          {title}
        </Heading>
        {actions}
      </HStack>
      <Box>{children}</Box>
    </Stack>
  );
}
