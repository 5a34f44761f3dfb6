import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, useContext } from 'react';

const InGrid = createContext(false);

/**
 * The grid of all pages: what stands in it begins at the same left edge on every page. One in another adds nothing.
 *
 * @example
 * <PageGrid>
 *   <Heading>Weather</Heading>
 * </PageGrid>
 */
export function PageGrid({ children, ...props }: BoxProps) {
  if (useContext(InGrid)) return <Box {...props}>{children}</Box>;
  return (
    <InGrid value={true}>
      <Box width="full" maxWidth="page" marginX="auto" padding={{ base: '4', md: '8' }} {...props}>
        {children}
      </Box>
    </InGrid>
  );
}
