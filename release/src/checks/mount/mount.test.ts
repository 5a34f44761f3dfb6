import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@my-note/tooling/paths';
import { chromium } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { publish } from '../../publish/publish.ts';
import { setKilled } from '../../publish/switches.ts';
import { readRegistry } from '../../registry/registry.ts';
import { openStore } from '../../store/store.ts';
import { createWorkspace } from '../../testing/workspace.ts';

const PACKAGES = ['host', 'remote-notifications', 'remote-youtube'];

// Searched for, not installed: that takes minutes, and the browser tests do it.
const browser = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  chromium.executablePath(),
].find((file) => file && existsSync(file));
const built = ['api/dist/server.js', ...PACKAGES.map((name) => `${name}/dist`)];
const isPossible = browser && built.every((file) => existsSync(path.join(root, file)));

const workspace = createWorkspace();
afterAll(() => workspace.remove());

it.skipIf(!isPossible)(
  'A candidate that does not mount is refused, and one that does is not blamed',
  async () => {
    for (const name of PACKAGES) {
      for (const part of ['package.json', 'budget.json', 'dist']) {
        const from = path.join(root, name, part);
        if (existsSync(from)) cpSync(from, path.join(workspace.dir, name, part), { recursive: true });
      }
    }
    // Its hashes are right, as they are computed when it is placed: only running it shows the defect.
    const { exposes } = workspace.built('remote-youtube', 'mf-manifest.json');
    const [script] = exposes.find((one: { name: string }) => one.name === 'youtube-page').assets.js.sync;
    const file = path.join(workspace.dir, 'remote-youtube/dist', script);
    const whole = readFileSync(file);
    writeFileSync(file, 'throw new Error("broken");');

    const store = await openStore(workspace.site);
    const names = ['host', 'notifications', 'youtube'];
    const words = await publish(store, { names, workspace: workspace.dir }).catch(String);
    expect(words).toContain('youtube, page /i/youtube (youtube-page) shows an error');
    expect(words).toContain('youtube/youtube-page does not load');
    expect(words).not.toContain('notifications');
    expect((await readRegistry(store)).registry.revision).toBe(0);

    if (!process.env.FULL) return;
    // A remote that is switched off may be switched on again, so a broken one is refused too.
    writeFileSync(file, whole);
    await publish(store, { names, workspace: workspace.dir, mount: false });
    await setKilled(store, { name: 'youtube', killed: true });
    writeFileSync(file, 'throw new Error("broken too");');
    const again = await publish(store, { names: ['youtube'], workspace: workspace.dir }).catch(String);
    expect(again).toContain('youtube, page /i/youtube (youtube-page) shows an error');
  },
  300_000,
);
