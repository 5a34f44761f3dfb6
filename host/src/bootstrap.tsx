import './fonts.ts';
import { runtimeConfigQuery } from '@my-note/shared-kit/queries';
import { session } from '@my-note/shared-kit/session';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadConfig } from './config.ts';
import { keepForOffline } from './offline/service-worker.ts';
import { createQueryClient } from './query-client.ts';
import { loadRegistry } from './remotes/registry.ts';
import { connectRemotes } from './remotes/remotes.ts';
import { connectApi } from './session/connect-api.ts';
import { loadTree } from './sidebar/load-tree.ts';
import { followTextSize } from './theme/text-size.ts';
import { followTheme } from './theme/theme.ts';

async function start(root: HTMLElement): Promise<void> {
  if (session.get().user) loadTree().catch(() => undefined);
  const [config, registry] = await Promise.all([loadConfig(), loadRegistry()]);
  const queryClient = createQueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, config);
  connectApi(config, queryClient);
  connectRemotes(registry, queryClient);
  followTheme();
  followTextSize();
  createRoot(root).render(<App config={config} queryClient={queryClient} />);
  keepForOffline();
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    // index.html holds the words for this case; they would otherwise wait for some seconds.
    const words = root.querySelector<HTMLElement>('.boot-failure');
    if (words) words.style.visibility = 'visible';
  });
}
