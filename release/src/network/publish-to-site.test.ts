import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '@my-note/tooling/paths';
import { afterAll, expect, it } from 'vitest';
import { startMountServer } from '../checks/mount/server.ts';
import { list } from '../command/list.ts';
import { publish } from '../publish/publish.ts';
import { verify } from '../publish/verify.ts';
import { openStore } from '../store/store.ts';
import { newPublisher } from '../testing/publishers.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publishToSite } from './publish-to-site.ts';

const PACKAGES = ['host', 'remote-notifications', 'remote-youtube'];
const built = ['api/dist/server.js', ...PACKAGES.map((name) => `${name}/dist/sbom.cdx.json`)];
const isBuilt = built.every((file) => existsSync(path.join(root, file)));

const workspace = createWorkspace();
afterAll(() => workspace.remove());

it.skipIf(!isBuilt)(
  'A built remote is published to the built service of a site',
  async () => {
    for (const name of PACKAGES)
      for (const part of ['package.json', 'budget.json', 'dist']) {
        const from = path.join(root, name, part);
        if (existsSync(from)) cpSync(from, path.join(workspace.dir, name, part), { recursive: true });
      }
    const store = await openStore(workspace.site);
    await publish(store, { names: ['host', 'youtube'], workspace: workspace.dir, mount: false });
    const key = await newPublisher(store, 'News team', ['notifications']);
    const site = await startMountServer(workspace.site);
    try {
      const said: string[] = [];
      await publishToSite({
        names: ['notifications'],
        workspace: workspace.dir,
        site: site.url,
        key,
        say: (text) => said.push(text),
      });
      const words = said.join('\n');
      expect(words).toContain('flipped  registry revision 2');
      // A machine whose browser has no sandbox, such as that of root, does not run the code of others.
      expect(words).toMatch(
        /every page mounts|the site has no browser|cannot start a browser in its sandbox/,
      );
      const registry = await (await fetch(`${site.url}/registry.json`)).json();
      expect(registry.remotes.map(({ name }: { name: string }) => name)).toEqual([
        'youtube',
        'notifications',
      ]);
    } finally {
      await site.stop();
    }
    expect((await list(store)).join('\n')).toMatch(/News team: publish notifications/);
    expect((await verify(store)).flatMap(({ problems }) => problems)).toEqual([]);
  },
  300_000,
);
