/** Addresses that are pages of the app; the service and its own pages, and files, are not. */
export const isPageAddress = /^\/(?!(api|remotes|assets)(\/|$))[^.?]*(\?.*)?$/;

/** A file of a published remote: its address holds its version, so what is behind it never changes. */
export const isRemoteFile = ({ pathname }: URL): boolean => /^\/remotes\/[^/]+\/[^/]+\/./.test(pathname);

/** A part of the host; those that every site uses are kept from the start, the others as they come. */
export const isHostPart = ({ pathname }: URL): boolean => /^\/assets\/.*\.js$/.test(pathname);

export const isHostFont = ({ pathname }: URL): boolean => /^\/assets\/.*\.woff2$/.test(pathname);

/** A further try of a file that did not work is meant for the network. */
export const asksAfresh = (url: URL, { cache }: Pick<Request, 'cache'>): boolean =>
  url.searchParams.has('r') || cache === 'reload' || cache === 'no-store';

/**
 * The kept copy of a remote's file that a request puts in doubt: whoever asks afresh was refused what it had, which
 * may be the page of a hotel's network that a prefetch took for the file.
 */
export const doubtedCopy = (url: URL, request: Pick<Request, 'cache'>): string | undefined =>
  isRemoteFile(url) && asksAfresh(url, request) ? url.origin + url.pathname : undefined;
