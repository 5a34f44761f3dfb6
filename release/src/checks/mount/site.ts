import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { liveHostBuild } from '../../journal/host-builds.ts';
import { versionFolder } from '../../journal/release-records.ts';
import type { BuiltHost } from '../../place/place-host.ts';
import { REGISTRY } from '../../registry/registry.ts';
import type { Store } from '../../store/area.ts';

const isServed = (file: string) => !/\.(map|br)$/.test(file);

/**
 * Writes the site as it would be after a flip: the host, every remote's live release, and the registry.
 * @param registry after the flip
 * @param host the live one by default
 * @returns the folder, which the caller removes
 */
export async function writeMountSite(store: Store, registry: Registry, host?: BuiltHost): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'my-note-mount-'));
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  const copy = async (keys: string[]) => {
    await Promise.all(
      keys.filter(isServed).map(async (key: string) => {
        const found = await store.site.read(key);
        if (!found) throw new Refusal(`${key} of the live site is missing in the store`);
        await write(key, found.content);
      }),
    );
  };
  if (host) for (const [file, content] of host.files) await write(file, content);
  else await copy(await filesOfLiveHost(store, registry));
  for (const { name, version } of registry.remotes) {
    await copy((await store.site.list(versionFolder(name, version))).map(({ key }) => key));
  }
  // A browser of the check must not get a canary instead of the candidate.
  const remotes = registry.remotes.map(({ canary: _ended, ...entry }) => entry);
  await write(REGISTRY, JSON.stringify({ ...registry, remotes }));
  return folder;
}

async function filesOfLiveHost(store: Store, registry: Registry): Promise<string[]> {
  const build = await liveHostBuild(store, registry);
  if (build) return Object.keys(build.files);
  throw new Refusal(
    `The journal beside ${store.place} does not say which files the live host has. Publish the host there again: pnpm remote publish host`,
  );
}
