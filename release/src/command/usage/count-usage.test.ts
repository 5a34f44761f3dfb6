import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '../../publish/publish.ts';
import { openStore } from '../../store/store.ts';
import { createWorkspace } from '../../testing/workspace.ts';
import { countUsage } from './count-usage.ts';
import { usageLines } from './usage-lines.ts';

const workspace = createWorkspace();
afterAll(() => workspace.remove());

const asset = { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } };

/** Publishes a build of a remote that has one page and a card. */
async function put(name: string, uses: Record<string, string[]> | undefined, canary?: number) {
  const page = { path: `/i/${name}`, module: 'page', label: name, aliases: [`/i/${name}/old`] };
  workspace.remote(name, JSON.stringify(uses) ?? '', {
    myNote: { pages: [page], fills: { 'home-card': 'page', 'fence/chart': 'page' } },
    exposes: [{ name: 'page', assets: asset }],
  });
  if (uses) workspace.put(`remote-${name}/dist/kit-usage.json`, uses);
  const store = await openStore(workspace.site);
  await publish(store, { names: [name], workspace: workspace.dir, mount: false, canary });
}

beforeAll(async () => {
  workspace.host('aaaaaaaa');
  await publish(await openStore(workspace.site), {
    names: ['host'],
    workspace: workspace.dir,
    mount: false,
  });
  await put('rain', { '@my-note/kit/ui': ['Box', 'Text'] });
  await put('sun', { '@my-note/kit/ui': ['Text'] });
  await put('sun', { '@my-note/kit/items': ['*'] }, 10);
  await put('fog', undefined);
});

it('counts what live remotes and canaries use, and names those of which it knows nothing', async () => {
  const usage = await countUsage(await openStore(workspace.site));
  expect(usage.points).toEqual({
    page: ['fog', 'rain', 'sun'],
    'page with aliases': ['fog', 'rain', 'sun'],
    link: ['fog', 'rain', 'sun'],
    'home-card': ['fog', 'rain', 'sun'],
    'settings-section': [],
    commands: [],
    'search-provider': [],
    'note-action': [],
    'import-format': [],
    'fence/chart': ['fog', 'rain', 'sun'],
  });
  expect(usage.exports).toEqual({
    '@my-note/kit/items *': ['sun'],
    '@my-note/kit/ui Box': ['rain'],
    '@my-note/kit/ui Text': ['rain', 'sun'],
  });
  expect(usage.unknown).toEqual(['fog']);
  expect(usageLines(usage)).toContain('  @my-note/kit/ui Text    2  rain, sun');
  expect(usageLines(usage)).toContain('  commands             0');
});
