import type { PageHandle } from '@my-note/shared-kit/federation';
import { useMatches } from '@my-note/shared-kit/router';

/** What the host's URL table says of a route. */
export interface HostHandle extends PageHandle {
  /** Remote page that the route shows. */
  remote?: string;
}

const isHandle = (value: unknown): value is HostHandle => typeof value === 'object' && value !== null;

/** The handle of the route that is shown. */
export function usePageHandle(): HostHandle {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : {};
}
