import type { RuntimeConfig } from '@my-note/shared-kit/contract';
import { type QueryClient, QueryClientProvider } from '@my-note/shared-kit/query';
import { type createBrowserRouter, RouterProvider } from '@my-note/shared-kit/router';
import { ChakraProvider, system } from '@my-note/shared-kit/ui';
import { RuntimeConfigContext } from './runtime-config.ts';
import { ToastRegion } from './toasts/toast-region.tsx';

interface AppProps {
  config: RuntimeConfig;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

export const App = ({ config, queryClient, router }: AppProps) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <RuntimeConfigContext value={config}>
        <RouterProvider router={router} />
        <ToastRegion />
      </RuntimeConfigContext>
    </QueryClientProvider>
  </ChakraProvider>
);
