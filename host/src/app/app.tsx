import type { RuntimeConfig } from '@my-note/contract';
import { type QueryClient, QueryClientProvider } from '@my-note/kit/query';
import { BrowserRouter, type RouteObject } from '@my-note/kit/router';
import { DesignSystem } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { RuntimeConfigContext } from '../platform/config/runtime-config.ts';
import { type Page, PagesContext } from '../platform/pages/page.ts';
import { Pages } from '../platform/pages/pages.tsx';
import { ToastRegion } from '../shell/toasts/toast-region.tsx';

interface AppProps {
  config: RuntimeConfig;
  queryClient: QueryClient;
  pages: readonly Page[];
  /** The routes of the pages. */
  routes: RouteObject[];
  /** Shown over every page. */
  children?: ReactNode;
}

export const App = ({ config, queryClient, pages, routes, children }: AppProps) => (
  <DesignSystem>
    <QueryClientProvider client={queryClient}>
      <RuntimeConfigContext value={config}>
        <BrowserRouter>
          <PagesContext value={pages}>
            <Pages routes={routes} />
          </PagesContext>
        </BrowserRouter>
        <ToastRegion />
        {children}
      </RuntimeConfigContext>
    </QueryClientProvider>
  </DesignSystem>
);
