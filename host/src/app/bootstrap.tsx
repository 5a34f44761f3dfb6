import './fonts.ts';
import { runtimeConfigQuery } from '@my-note/kit/queries';
import { session } from '@my-note/kit/session';
import { startTransition } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { loadConfig } from '../platform/config/load-config.ts';
import { connectExtensions } from '../platform/remotes/extensions/extension-source.ts';
import { loadRegistry } from '../platform/remotes/load/registry.ts';
import { connectRemotes } from '../platform/remotes/load/remotes.ts';
import { setFailureChunk } from '../platform/remotes/model/failure-chunk.ts';
import { followTheme } from '../platform/theme/theme.ts';
import { loadMenuTree } from '../shell/sidebar/load-menu-tree.ts';
import { App } from './app.tsx';
import { connectApi } from './connect-api.ts';
import { removeFirstPage, watchFirstPage } from './first-page.ts';
import { createQueryClient } from './query-client.ts';
import { listPages, routesOf } from './router.tsx';

const IDLE_TASKS_MS = 2_000;

/** A developer may put a remote of their own in place in this tab; what that takes is fetched only then. */
const wantsOverride = (): boolean =>
  /[?&]remote\./.test(location.search) || sessionStorage.getItem('my-note.overrides') !== null;

/** What a page, a slot or an extension throws while it renders. Telemetry starts later, and reads the mark then. */
const onCaughtError: RootOptions['onCaughtError'] = (error, { componentStack }) => {
  performance.mark('my-note:broken', { detail: Object(error).stack + componentStack });
  console.error(error, componentStack);
};

async function start(root: HTMLElement): Promise<void> {
  setFailureChunk(
    () => import(/* webpackChunkName: "failure" */ '../platform/remotes/failure/failure.chunk.ts'),
  );
  // The sidebar is drawn after a page whose text is there.
  if (session.get().user && !document.getElementById('first-page')) loadMenuTree().catch(() => undefined);
  const [config, published] = await Promise.all([loadConfig(), loadRegistry()]);
  const override = wantsOverride()
    ? await import(
        /* webpackChunkName: "override" */ '../platform/remotes/overrides/overrides.chunk.ts'
      ).catch(() => undefined)
    : undefined;
  const own = await override?.readOverrides(config, published);
  const registry = own?.registry ?? published;
  const queryClient = createQueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, config);
  connectApi(config, queryClient);
  connectRemotes(registry, queryClient, config, own);
  connectExtensions(queryClient);
  followTheme();
  const pages = await listPages(registry);
  const routes = routesOf(pages);
  watchFirstPage(root);
  // A transition is rendered in short tasks, between which the browser takes input.
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <App config={config} queryClient={queryClient} pages={pages} routes={routes}>
        {override && <override.OverrideBadge />}
      </App>,
    ),
  );
  setTimeout(() => {
    import('./after-idle.ts').then(
      ({ startIdleTasks }) => startIdleTasks(config, routes, queryClient),
      console.warn,
    );
  }, IDLE_TASKS_MS);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    removeFirstPage();
    // index.html has the message for this case, which would otherwise appear only after some seconds.
    const words = root.querySelector<HTMLElement>('.boot-failure');
    if (words) words.style.visibility = 'visible';
  });
}
