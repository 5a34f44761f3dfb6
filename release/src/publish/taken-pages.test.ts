import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';

let workspace: ReturnType<typeof createWorkspace>;
let store: Store;
beforeEach(async () => {
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  build('weather', 'one', '/i/weather');
  store = await openStore(workspace.site);
  await go(['host', 'weather']);
});
afterEach(() => workspace.remove());

const build = (name: string, code: string, ...paths: string[]) =>
  workspace.remote(name, code, {
    myNote: { pages: paths.map((path) => ({ path, module: `${name}-page` })) },
  });
const go = (names: string[], { to = store, ...rest }: { to?: Store; canary?: number } = {}) =>
  publish(to, { names, workspace: workspace.dir, mount: false, ...rest });
const routes = async () =>
  (await readRegistry(store)).registry.remotes.map((entry) => [entry.name, entry.routes]);

it.each(['/i/weather', '/i/weather/rain/:hour'])('Refuses the page %s of another remote', async (taken) => {
  build('attic', 'one', '/i/attic', taken);
  await expect(go(['attic'])).rejects.toThrow(`the page ${taken} belongs to weather`);
  expect(await routes()).toEqual([['weather', ['/i/weather']]]);
  expect(await store.site.folders('remotes')).toEqual(['weather']);
});

it('Refuses a page of the canary, and of the version before, of another remote', async () => {
  build('weather', 'two', '/i/rain');
  await go(['weather'], { canary: 10 });
  build('attic', 'one', '/i/rain');
  await expect(go(['attic'])).rejects.toThrow('the page /i/rain belongs to weather');
  build('weather', 'three', '/i/sun');
  await go(['weather']);
  build('attic', 'one', '/i/weather');
  await expect(go(['attic'])).rejects.toThrow('the page /i/weather belongs to weather');
});

it('Refuses a page outside of /i/ that another remote has', async () => {
  build('notes', 'one', '/*');
  await go(['notes']);
  build('attic', 'one', '/*');
  await expect(go(['attic'])).rejects.toThrow('the page /* belongs to notes');
});

it('Refuses a page that another remote has got while the checks ran', async () => {
  build('attic', 'one', '/i/snow');
  build('weather', 'two', '/i/weather', '/i/snow');
  let isFirst = true;
  const exclusively: Store['exclusively'] = async (task) => {
    if (isFirst) {
      isFirst = false;
      await go(['weather']);
    }
    return store.exclusively(task);
  };
  await expect(go(['attic'], { to: { ...store, exclusively } })).rejects.toThrow(
    'the page /i/snow belongs to weather',
  );
  expect((await routes()).map(([name]) => name)).toEqual(['weather']);
});

it('Refuses one page for two remotes in one publish', async () => {
  build('attic', 'one', '/i/snow');
  build('cellar', 'one', '/i/snow');
  await expect(go(['attic', 'cellar'])).rejects.toThrow('the page /i/snow belongs to cellar');
});

it('Moves a page from one remote to another in one publish', async () => {
  build('weather', 'two', '/i/sun');
  build('attic', 'one', '/i/weather');
  await go(['weather', 'attic']);
  expect(await routes()).toEqual([
    ['attic', ['/i/weather']],
    ['weather', ['/i/sun']],
  ]);
  build('attic', 'two', '/i/weather', '/i/weather/rain');
  await go(['attic']);
});
