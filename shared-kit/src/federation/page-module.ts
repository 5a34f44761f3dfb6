import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The address at which a page is shown. */
interface PageAddress {
  /** Values of the parameters in the page's path. */
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  searchParams: URLSearchParams;
}

/**
 * What a remote exposes as a page; its path is in the `myNote.pages` of its package.json.
 *
 * @example
 * // src/exposes/weather-page.tsx
 * export const prefetch: PageModule['prefetch'] = (queryClient) =>
 *   void queryClient.prefetchQuery(noteQueries.list());
 */
export interface PageModule {
  Component: ComponentType;
  /** Shown instead of the host's panel when the page threw while rendering. */
  ErrorBoundary?: ComponentType<{ error: unknown; onRetry: () => void }>;
  /** Starts the page's queries as soon as its module is there, and at each further address of the page. */
  prefetch?: (queryClient: QueryClient, address: PageAddress) => void;
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
