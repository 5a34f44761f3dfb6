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
  /** Open to everyone; any other page requires a user (docs/specification/product.md#page-guard). */
  public?: boolean;
  /** False hides the sidebar. */
  sidebar?: boolean;
}

/**
 * Events on `window` between the host and the remotes. They are part of the contract like exports of the kit
 * are, but need none: a remote that was built before one of them existed simply does not speak of it.
 */
declare global {
  interface WindowEventMap {
    /**
     * The host is about to load the app again by itself, for example because files of a remote vanished in a
     * deployment. A listener with unsaved work calls `preventDefault()`; then the user decides.
     */
    'my-note:before-reload': CustomEvent;
    /** A developer's local remote was recompiled; only while it overrides the published one. */
    'my-note:remote-updated': CustomEvent<{ remote: string }>;
  }
}
