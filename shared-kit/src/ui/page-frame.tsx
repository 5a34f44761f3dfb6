import { Box, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageGrid } from './layout/page-grid.tsx';
import { useDocumentTitle } from './use-document-title.ts';

interface PageFrameProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A product page (not a note): title, actions, content in the wide column. Sets the document's title.
 *
 * @example
 * <PageFrame title="Weather" actions={<Button>Add city</Button>}>
 *   <Text>Sunny</Text>
 * </PageFrame>
 */
export function PageFrame({ title, actions, children }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <PageGrid>
      <Stack gap="6" maxWidth="wide">
        <HStack justify="space-between" align="center" gap="4" wrap="wrap">
          <Heading as="h1" size="2xl" letterSpacing="-0.01em">
            {title}
          </Heading>
          {actions}
        </HStack>
        <Box>{children}</Box>
      </Stack>
    </PageGrid>
  );
}
