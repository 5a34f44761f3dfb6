import type { PageHandle } from '@my-note/shared-kit/federation';
import { createContext, useContext } from 'react';

/** What the host's URL table says of a route. */
export interface HostHandle extends PageHandle {
  /** Remote page that the route shows. */
  remote?: string;
}

export const isHandle = (value: unknown): value is HostHandle => typeof value === 'object' && value !== null;

export const PageHandleContext = createContext<HostHandle>({});

/** The handle of the route that is shown. */
export const usePageHandle = (): HostHandle => useContext(PageHandleContext);
