import type { RuntimeConfig } from '@my-note/contract';
import { type QueryClient, QueryClientProvider } from '@my-note/shared-kit/query';
import { BrowserRouter, type RouteObject } from '@my-note/shared-kit/router';
import { DesignSystem } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import { RuntimeConfigContext } from '../platform/config/runtime-config.ts';
import { Pages } from '../platform/pages/pages.tsx';
import { ToastRegion } from '../shell/toasts/toast-region.tsx';

interface AppProps {
  config: RuntimeConfig;
  queryClient: QueryClient;
  /** The URL table. */
  routes: RouteObject[];
  /** Shown over every page. */
  children?: ReactNode;
}

export const App = ({ config, queryClient, routes, children }: AppProps) => (
  <DesignSystem>
    <QueryClientProvider client={queryClient}>
      <RuntimeConfigContext value={config}>
        <BrowserRouter>
          <Pages routes={routes} />
        </BrowserRouter>
        <ToastRegion />
        {children}
      </RuntimeConfigContext>
    </QueryClientProvider>
  </DesignSystem>
);
