import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { holds } from './compress.ts';
import { placeHostAssets, placeHostPage, readBuiltHost } from './place-host.ts';

let workspace: ReturnType<typeof createWorkspace>;
beforeEach(() => {
  workspace = createWorkspace();
});
afterEach(() => workspace.remove());

const build = (hash: string) => {
  workspace.host(hash);
  return readBuiltHost(path.join(workspace.dir, 'host/dist'));
};

/** Everything that is written, in its order; from the nth on, nothing works any more. */
function recorded(store: Store, endsAfter = Number.POSITIVE_INFINITY) {
  const steps: string[] = [];
  const step = <T>(what: string, run: () => T) => {
    steps.push(what);
    if (steps.length > endsAfter) throw new Error('The process was ended');
    return run();
  };
  const site = {
    ...store.site,
    write: async (key: string, content: string | Buffer) =>
      step(`write ${key}`, () => store.site.write(key, content)),
    remove: async (keys: string[]) => step(`remove ${keys}`, () => store.site.remove(keys)),
  };
  return { steps, store: { ...store, site } };
}

it('writes the page after the files that it names, and the service worker last', async () => {
  const { steps, store } = recorded(await openStore(workspace.site));
  const host = build('aaaaaaaa');
  await placeHostAssets(store.site, host);
  await placeHostPage(store, host);
  const files = steps.filter((step) => !/\.(br|map)$/.test(step) && step.startsWith('write'));
  expect(files).toEqual(
    ['assets/main.aaaaaaaa.js', 'favicon.svg', 'sbom.cdx.json', 'index.html', 'sw.js'].map(
      (file) => `write ${file}`,
    ),
  );
});

it('A compressed page is never that of another page, wherever the process ended', async () => {
  const whole = await openStore(workspace.site);
  await placeHostPage(whole, build('aaaaaaaa'));
  const next = build('bbbbbbbb');
  let ended = 0;
  for (let after = 0; ; after += 1) {
    const { store } = recorded(whole, after);
    const isDone = await placeHostPage(store, next).then(
      () => true,
      () => false,
    );
    for (const file of ['index.html', 'sw.js']) {
      const [plain, small] = await Promise.all([whole.site.read(file), whole.site.read(`${file}.br`)]);
      if (plain && small)
        expect(holds(small.content, plain.content), `${file} after ${after} steps`).toBe(true);
    }
    if (isDone) break;
    ended += 1;
  }
  expect(ended).toBeGreaterThanOrEqual(2);
  expect(workspace.read('index.html')).toContain('bbbbbbbb');
});
