/** The message that makes the worker keep the page at an address. */
export const KEEP_PAGE = 'KEEP_PAGE';

/** URLs of pages of the app, not of the service or of files. */
export const isPageAddress = /^\/(?!(api|remotes|assets)(\/|$))[^.?]*(\?.*)?$/;

/** A file of a published remote, which is immutable: its URL contains the version. */
export const isRemoteFile = ({ pathname }: URL): boolean => /^\/remotes\/[^/]+\/[^/]+\/./.test(pathname);

/** A chunk of the host; those of every site are precached, others are cached when they load. */
export const isHostChunk = ({ pathname }: URL): boolean => /^\/assets\/.*\.js$/.test(pathname);

export const isHostFont = ({ pathname }: URL): boolean => /^\/assets\/.*\.woff2$/.test(pathname);

/** Whether a request is a retry, which is meant for the network. */
export const bypassesCache = (url: URL, { cache }: Pick<Request, 'cache'>): boolean =>
  url.searchParams.has('r') || cache === 'reload' || cache === 'no-store';

/**
 * The cached copy that a retry for a remote's file puts in doubt: it may be the login page of a hotel network that was
 * cached as the file.
 */
export const doubtfulCopy = (url: URL, request: Pick<Request, 'cache'>): string | undefined =>
  isRemoteFile(url) && bypassesCache(url, request) ? url.origin + url.pathname : undefined;
