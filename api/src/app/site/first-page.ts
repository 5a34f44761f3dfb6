import { decodeUri } from '../../core/text/decode-uri.ts';
import { readFirstNote, readFirstShared } from '../../features/pages/first-page.usecases.ts';
import { readPageCookie } from '../../features/sessions/renewals/renewal-cookie.rules.ts';
import type { PageSources } from './pages.ts';
import { sharedAt } from './site-files.ts';

const slugOf = (pathname: string) => pathname.split('/').filter(Boolean).map(decodeUri).join('/');

/** Reads what a page shows first: a note of the browser's reader, or a shared one. */
export const firstPageOf =
  (deps: Parameters<typeof readFirstNote>[0]): PageSources['firstPage'] =>
  (request, pathname) => {
    const origin = `${request.protocol}://${request.host}`;
    const shared = sharedAt(pathname);
    return shared
      ? readFirstShared(deps, shared, { origin, address: request.ip })
      : readFirstNote(deps, readPageCookie(request), { slug: slugOf(pathname), origin });
  };
