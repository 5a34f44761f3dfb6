import type { PageHandle } from '@my-note/shared-kit/federation';
import type { QueryClient } from '@my-note/shared-kit/query';
import { createContext, useContext } from 'react';

/** What the host's URL table says of a route. */
export interface HostHandle extends PageHandle {
  /** Remote page that the route shows. */
  remote?: string;
  /** Starts the page's data, for pages whose data the shell can name. */
  prefetch?: ((queryClient: QueryClient, pathname: string) => void) | undefined;
}

export const isHandle = (value: unknown): value is HostHandle => typeof value === 'object' && value !== null;

export const PageHandleContext = createContext<HostHandle>({});

/** The handle of the route that is shown. */
export const usePageHandle = (): HostHandle => useContext(PageHandleContext);
