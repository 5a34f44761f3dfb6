import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@my-note/contract/registry';
import { createAccount } from '@my-note/release/account';
import { startMountServer } from '@my-note/release/mount-server';
import { withLive } from '@my-note/release/registry-changes';
import { browserArgs } from '@my-note/release/visit-pages';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Candidate } from '../candidate.ts';
import type { Host } from '../host.ts';

/** A host that runs on this machine, with a browser, in which one remote after the other is shown. */
export interface Stage {
  host: Host;
  url: string;
  /** Path of a note. */
  note: string;
  /** Makes a build live, without a fallback, so that a failure shows. */
  publish: (remote: Candidate) => Promise<RegistryEntry>;
  /** Runs something in a browser of its own, signed in and without a cache. */
  withContext: <T>(act: (context: BrowserContext) => Promise<T>) => Promise<T>;
  withPage: <T>(act: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Starts a host with its service on an empty database. */
export async function openStage(host: Host, executablePath: string): Promise<Stage> {
  const site = await mkdtemp(path.join(tmpdir(), 'my-note-stage-'));
  await cp(host.site, site, { recursive: true });
  const { url, stop } = await startMountServer(site, host.program);
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArgs, '--js-flags=--expose-gc'],
  });
  const account = await createAccount(url);
  const note = await account.note();
  let registry = host.registry;
  // Several flags may be in one setting.
  const flags = new Set<string>();
  const withContext: Stage['withContext'] = async (act) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // A service worker would respond from its cache with files that a check breaks.
      serviceWorkers: 'block',
      storageState: await account.storage(),
    });
    // tsx names functions by a helper, which those that run in the page take along.
    await context.addInitScript('globalThis.__name = (named) => named');
    try {
      return await act(context);
    } finally {
      await context.close();
    }
  };
  return {
    host,
    url,
    note,
    async publish({ name, release, flag, files }) {
      await writeFiles(path.join(site, path.dirname(release.manifest.url)), files);
      registry = withLive(registry, { name, release, flag });
      const remotes = registry.remotes.map(({ releases: _releases, canary: _canary, ...one }) => ({
        ...one,
        previous: null,
      }));
      registry = { ...registry, revision: registry.revision + 1, remotes };
      const file = path.join(site, 'registry.json');
      await writeFile(`${file}.next`, JSON.stringify(registry));
      await rename(`${file}.next`, file);
      for (const compressed of ['.br', '.gz']) await rm(file + compressed, { force: true });
      if (flag) await account.switchOn([...flags.add(flag)]);
      const entry = remotes.find((one) => one.name === name);
      if (!entry) throw new Error(`${name} was not published`);
      return entry;
    },
    withContext,
    withPage: (act) => withContext(async (context) => act(await context.newPage())),
    async close() {
      await browser.close();
      await stop();
      await rm(site, { recursive: true, force: true });
    },
  };
}

async function writeFiles(folder: string, files: Map<string, Buffer>) {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
