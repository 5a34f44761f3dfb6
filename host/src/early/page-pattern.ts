/** Paths of the app itself: a remote's page for all other paths does not get them. */
const RESERVED = /^\/(i|login)?(\/|$)/;

const escaped = (text: string) => text.replace(/[.()[\]{}+?^$|\\]/g, '\\$&');

/** Whether a path fits a pattern of React Router made of fixed parts, `:name`, and `/*` at the end. */
function fits(pattern: string, pathname: string): boolean {
  if (pattern === '/*') return !RESERVED.test(pathname);
  const source = escaped(pattern).replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?');
  return new RegExp(`^${source}/?$`).test(pathname);
}

/** Sorts a fixed part before `:name` before `*`, as `~` is behind all letters. */
const rank = ({ path }: { path: string }): string => path.replace('*', '~~').replaceAll(':', '~');

/** The page that the router shows at a path; a test compares the two. */
export const pageAt = <P extends { path: string }>(pages: readonly P[], pathname: string): P | undefined =>
  pages.filter(({ path }) => fits(path, pathname)).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
