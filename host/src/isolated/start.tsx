import '../app/fonts.ts';
import { session } from '@my-note/kit/session';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../app/query-client.ts';
import { loadCatalogue } from '../languages/load-catalogue.ts';
import { NOBODY } from '../platform/remotes/isolated/granted-notes.ts';
import type { ToFrame } from '../platform/remotes/isolated/messages.ts';
import { asRemoteError } from '../platform/remotes/model/errors.ts';
import { setFailureChunk } from '../platform/remotes/model/failure-chunk.ts';
import { FrameApp, WarmUp } from './frame-app.tsx';
import { followLeaving } from './leave.ts';
import { loadModule } from './load-module.ts';
import { fillStorage } from './own-storage.ts';
import { connect, onMessage, post } from './port.ts';
import { replaceFetch } from './port-fetch.ts';
import { endPreload, preload } from './preload.ts';
import { showTheme } from './show-theme.ts';

/** What every remote imports; with it the kit's own policy of Trusted Types is made before a remote runs. */
const loadKit = () =>
  Promise.all([
    import('@my-note/kit/forms'),
    import('@my-note/kit/items'),
    import('@my-note/kit/lists'),
    import('@my-note/kit/markdown'),
    import('@my-note/kit/overlays'),
  ]);

/** Somebody is signed in, whom a remote does not get to know. */
const somebody = { _id: NOBODY, name: 'You', email: 'you@example.invalid', avatarUrl: null };

function showHeight(root: Element): void {
  new ResizeObserver(() => {
    post({ type: 'height', height: root.getBoundingClientRect().height });
  }).observe(root);
}

const element = document.getElementById('frame') ?? document.body;
const root = createRoot(element);

async function start(message: Extract<ToFrame, { type: 'start' }>): Promise<void> {
  endPreload();
  showTheme(message.theme);
  if (message.signedIn) session.signIn({ user: somebody, accessToken: '' });
  fillStorage(message.stored);
  const page = await loadModule(message);
  const client = createQueryClient();
  showHeight(element);
  root.render(<FrameApp page={page} client={client} pattern={message.pattern} first={message.location} />);
}

function fail(error: unknown): void {
  const { kind, message } = asRemoteError(error);
  // The kinds that only the page knows do not happen here.
  const told = kind === 'gone' || kind === 'off' ? 'evaluation' : kind;
  post({ type: 'failed', kind: told, message: message.slice(0, 1_000) });
}

setFailureChunk(
  () => import(/* webpackChunkName: "failure" */ '../platform/remotes/failure/failure.chunk.ts'),
);
replaceFetch();
followLeaving();
onMessage((message) => {
  if (message.type === 'start') start(message).catch(fail);
  if (message.type === 'preload') preload(message.files);
  if (message.type === 'theme') showTheme(message.theme);
});
// A kit that is not whole is reported by the page: the frame does not become ready.
Promise.all([loadKit(), loadCatalogue()]).then(() => {
  connect();
  root.render(<WarmUp />);
}, console.error);
