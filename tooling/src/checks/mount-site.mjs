import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveHostBuild } from '../store/host-builds.mjs';
import { Refusal } from '../store/refusal.mjs';
import { REGISTRY } from '../store/registry.mjs';
import { versionFolder } from '../store/release-records.mjs';

const isServed = (file) => !/\.(map|br)$/.test(file);

/**
 * Writes the site as it would be after a flip: the host, every remote's live release, and the registry.
 * @param {import('../store/store.mjs').Store} store
 * @param {import('../store/registry.mjs').Registry} registry after the flip
 * @param {import('../store/place-host.mjs').BuiltHost} [host] that is published with it; else the live one
 * @returns {Promise<string>} the folder; the caller removes it
 */
export async function writeMountSite(store, registry, host) {
  const folder = await mkdtemp(path.join(tmpdir(), 'my-note-mount-'));
  const write = async (file, content) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  const copy = async (keys) => {
    await Promise.all(
      keys.filter(isServed).map(async (key) => {
        const found = await store.site.read(key);
        if (!found) throw new Refusal(`${key} of the live site is missing in the store`);
        await write(key, found.content);
      }),
    );
  };
  if (host) for (const [file, content] of host.files) await write(file, content);
  else await copy(Object.keys((await liveHostBuild(store, registry))?.files ?? {}));
  for (const { name, version } of registry.remotes) {
    await copy((await store.site.list(versionFolder(name, version))).map(({ key }) => key));
  }
  // No browser of the check may be given a canary in place of what is checked.
  const remotes = registry.remotes.map(({ canary: _ended, ...entry }) => entry);
  await write(REGISTRY, JSON.stringify({ ...registry, remotes }));
  return folder;
}
