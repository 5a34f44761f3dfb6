import { rm } from 'node:fs/promises';
import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import { findBrowser } from '@my-note/tooling/find-browser';
import { Refusal } from '@my-note/tooling/refusal';
import { versionFolder } from '../../journal/release-records.ts';
import { MANIFEST, parseManifest } from '../../place/manifest.ts';
import type { BuiltHost } from '../../place/place-host.ts';
import type { Store } from '../../store/area.ts';
import { createAccount } from './account.ts';
import { startMountServer } from './server.ts';
import { writeMountSite } from './site.ts';
import { visitRemotes } from './visit-pages.ts';

/**
 * Opens every page of some remotes in a headless browser, in the site as it would be after a flip.
 * @param registry after the flip
 * @param options `on`: a browser that is started in its sandbox, and the built service; by default those of this machine
 * @returns the problems found
 */
export async function checkMount(
  store: Store,
  registry: Registry,
  { names, host, on }: { names: string[]; host?: BuiltHost; on?: { browser: string; program: string } },
): Promise<string[]> {
  const browser = on?.browser ?? (await findBrowser());
  if (!browser) {
    throw new Refusal(
      'No Chromium found to mount the candidate in. Install one and set CHROMIUM_PATH to it, or leave this check out with --without-browser.',
    );
  }
  const entries = registry.remotes.filter(({ name, killed }) => names.includes(name) && !killed);
  const modules = new Map(await Promise.all(entries.map(async (entry) => modulesOf(store, entry))));
  const site = await writeMountSite(store, registry, host);
  try {
    const { url, stop } = await startMountServer(site, on?.program);
    try {
      const account = await createAccount(url);
      await account.switchOn(entries.flatMap(({ flag }) => flag ?? []));
      const visit = {
        url,
        browser,
        session: await account.storage(),
        note: await account.note(),
        modules,
        sandbox: on !== undefined,
      };
      return await visitRemotes(visit, entries);
    } finally {
      await stop();
    }
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

async function modulesOf(
  store: Store,
  { name, version, trust }: RegistryEntry,
): Promise<[name: string, modules: string[]]> {
  // One that is isolated runs in its pages alone.
  if (trust) return [name, []];
  const manifest = await store.site.read(`${versionFolder(name, version)}/${MANIFEST}`);
  const exposes = manifest ? parseManifest(manifest.content).exposes : [];
  return [name, exposes.map((one) => one.name)];
}
