import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createStyleCache } from '../theme/style-cache.ts';
import { houseSystem } from '../theme/system.ts';

const styleCache = createStyleCache();

/**
 * Gives what is in it the house's design system. The host renders it once, around everything; a remote's tests need it
 * when they bring a router of their own.
 *
 * @example
 * <DesignSystem>
 *   <BrowserRouter>
 *     <Text>Sunny</Text>
 *   </BrowserRouter>
 * </DesignSystem>
 */
export const DesignSystem = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ChakraProvider value={houseSystem()}>{children}</ChakraProvider>
  </CacheProvider>
);
