import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/**
 * What a remote exposes as a page: a route module without its path. The host owns the URL table;
 * `loader` starts the page's data and is handed the shared query client.
 */
export interface PageModule {
  Component: ComponentType;
  /** Shown instead of the host's panel when the page threw while rendering. */
  ErrorBoundary?: ComponentType<{ error: unknown; onRetry: () => void }>;
  loader?: (queryClient: QueryClient) => LoaderFunction;
}

/** What the shell wants to know of a route; written as `handle` in the host's URL table. */
export interface PageHandle {
  /** Open to everyone; any other page requires a user (specification, section 2, page guard). */
  public?: boolean;
  /** False hides the sidebar. */
  sidebar?: boolean;
}
