import type { RuntimeConfig } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { connectList } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { createRenewal, session } from '@my-note/kit/session';
import { watchConnection } from '../platform/api/connection.ts';
import { forgetOwnRevisions, recordOwnRevision } from '../platform/api/own-revisions.ts';
import { pageResponses } from '../platform/api/page-responses.ts';
import { reachService } from '../platform/api/reach-service.ts';
import { forgetKeptPages } from '../platform/kept-pages.ts';
import { forgetKeptLists } from '../platform/list/kept-lists.ts';
import { rememberUser } from '../platform/session/past-users.ts';

declare global {
  interface Window {
    /** Begun by the early script. */
    myNoteRenewal?: Promise<Response>;
  }
}

/** Known to the early script as well. */
const SERVICE_KEY = 'my-note.service';

/** Nothing that this device keeps of one user is there for the next. */
function forgetKept(): void {
  // Custom CSS of one person never reaches the login page. An old browser has no such sheets.
  for (const sheet of document.adoptedStyleSheets ?? []) sheet.replaceSync('');
  forgetKeptLists();
  forgetKeptPages();
}

/**
 * Points the shared client at this deployment's service. A 401 that no renewal mends signs out
 * (docs/specification/product.md#sign-out); the page guard then remembers the path. Unsaved text stays in
 * the journal. The cache of one user is never shown to the next, also when another tab signed in or out.
 */
export function connectApi(config: RuntimeConfig, queryClient: QueryClient): void {
  const { failed } = watchConnection(reachService(config));
  const host = config.apiHost.replace(/\/$/, '');
  // The head of the next page begins with a renewal there, beside the download of the app.
  if (host !== '/api') localStorage.setItem(SERVICE_KEY, host);
  else localStorage.removeItem(SERVICE_KEY);
  const renewal = createRenewal({ host, session, early: window.myNoteRenewal });
  api.configure({
    host,
    known: pageResponses(),
    getToken: renewal.fresh,
    renewToken: renewal.renew,
    onUnauthorized: session.signOut,
    onFailed: failed,
    onResponse: recordOwnRevision,
  });
  connectList(async (signal) =>
    (await import('../platform/list/read-list.ts')).readList(queryClient, signal),
  );
  if (!session.get().user) forgetKept();
  let known = session.get().user;
  session.subscribe(() => {
    const { user } = session.get();
    const left = known;
    known = user;
    if (user?._id === left?._id) return;
    if (left) rememberUser(left);
    forgetOwnRevisions();
    forgetKept();
    // What is on screen asks again; without a user nothing is.
    if (known) void queryClient.resetQueries();
    else {
      queryClient.clear();
      // However the session ended, it ends at the identity provider too.
      import('../platform/identity/sign-out-of-provider.ts')
        .then(({ signOutOfProvider }) => signOutOfProvider(config))
        .catch(console.error);
    }
  });
}
