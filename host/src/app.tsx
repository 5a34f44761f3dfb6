import type { RuntimeConfig } from '@my-note/shared-kit/contract';
import { type QueryClient, QueryClientProvider } from '@my-note/shared-kit/query';
import { BrowserRouter } from '@my-note/shared-kit/router';
import { DesignSystem } from '@my-note/shared-kit/ui';
import { Pages } from './pages.tsx';
import { routes } from './router.tsx';
import { RuntimeConfigContext } from './runtime-config.ts';
import { ToastRegion } from './toasts/toast-region.tsx';

interface AppProps {
  config: RuntimeConfig;
  queryClient: QueryClient;
}

export const App = ({ config, queryClient }: AppProps) => (
  <DesignSystem>
    <QueryClientProvider client={queryClient}>
      <RuntimeConfigContext value={config}>
        <BrowserRouter>
          <Pages routes={routes} />
        </BrowserRouter>
        <ToastRegion />
      </RuntimeConfigContext>
    </QueryClientProvider>
  </DesignSystem>
);
