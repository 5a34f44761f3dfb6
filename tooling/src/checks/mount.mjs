import { rm } from 'node:fs/promises';
import { findBrowser } from '../../run/browser.mjs';
import { MANIFEST } from '../store/built-remote.mjs';
import { Refusal } from '../store/refusal.mjs';
import { versionFolder } from '../store/release-records.mjs';
import { createAccount } from './mount-account.mjs';
import { startMountServer } from './mount-server.mjs';
import { writeMountSite } from './mount-site.mjs';
import { visitRemotes } from './mount-visit.mjs';

/**
 * Runs the site as it would be after a flip, in a headless browser, and opens every page of the remotes that the
 * flip concerns.
 * @param {import('../store/store.mjs').Store} store
 * @param {import('../store/registry.mjs').Registry} registry after the flip
 * @param {{ names: string[], host?: import('../store/place-host.mjs').BuiltHost }} concerned
 * @returns {Promise<string[]>} what went wrong, in words
 */
export async function checkMount(store, registry, { names, host }) {
  const browser = await findBrowser();
  if (!browser) {
    throw new Refusal(
      'No Chromium found to mount the candidate in. Install one and set CHROMIUM_PATH to it, or leave this check out with --without-browser.',
    );
  }
  const entries = registry.remotes.filter(({ name, killed }) => names.includes(name) && !killed);
  const modules = new Map(await Promise.all(entries.map(async (entry) => modulesOf(store, entry))));
  const site = await writeMountSite(store, registry, host);
  try {
    const { url, stop } = await startMountServer(site);
    try {
      const account = await createAccount(url);
      for (const { flag } of entries) if (flag) await account.switchOn(flag);
      const visit = { url, browser, session: account.session, note: await account.note(), modules };
      return await visitRemotes(visit, entries);
    } finally {
      await stop();
    }
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

/** @returns {Promise<[name: string, modules: string[]]>} */
async function modulesOf(store, { name, version }) {
  const manifest = await store.site.read(`${versionFolder(name, version)}/${MANIFEST}`);
  const { exposes = [] } = JSON.parse(String(manifest?.content ?? '{}'));
  return [name, exposes.map((one) => one.name)];
}
