import { runtimeConfigSchema } from '@my-note/contract';
import { setRemoteLoader } from '@my-note/kit/federation';
import { api } from '@my-note/kit/http';
import { QueryClient, QueryClientProvider } from '@my-note/kit/query';
import { BrowserRouter } from '@my-note/kit/router';
import { createRenewal, session } from '@my-note/kit/session';
import { DesignSystem } from '@my-note/kit/ui';
import { createRoot } from 'react-dom/client';
import { createLoader } from './remotes/load-module.ts';
import { loadRegistry } from './remotes/registry.ts';
import { sharedParts } from './remotes/shared-parts.ts';
import { Shell } from './shell.tsx';

async function start(root: HTMLElement): Promise<void> {
  const [config, registry] = await Promise.all([
    fetch('/config.json').then(async (response) => runtimeConfigSchema.parse(await response.json())),
    loadRegistry(),
    sharedParts(),
  ]);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
  const host = config.apiHost.replace(/\/$/, '');
  const renewal = createRenewal({ host, session });
  api.configure({
    host,
    getToken: renewal.fresh,
    renewToken: renewal.renew,
    onUnauthorized: session.signOut,
  });
  let person = session.get().user?._id;
  session.subscribe(() => {
    const now = session.get().user?._id;
    if (now !== person) queryClient.clear();
    person = now;
  });
  setRemoteLoader(createLoader(registry));
  createRoot(root).render(
    <DesignSystem>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shell registry={registry} />
        </BrowserRouter>
      </QueryClientProvider>
    </DesignSystem>,
  );
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    root.textContent = `The development shell could not start: ${error instanceof Error ? error.message : error}`;
  });
}
