import path from 'node:path';
import type { Registry } from '@my-note/contract/registry';
import { readBuiltRemote } from '@my-note/release/built-remote';
import { withLive } from '@my-note/release/registry-changes';
import { kitVersion, sharedModules } from '@my-note/remote-build/shared-modules';
import { remoteFoldersOf, root } from '@my-note/tooling/paths';
import type { Host } from '../host.ts';

const HOST_DIR = path.join(root, 'host');

/** The host of this workspace with its built remotes, for checks that open no browser. */
export function workspaceHost(): Host {
  const shared = Object.entries(sharedModules('host', HOST_DIR)).map(([name, { version = '' }]) => [
    name,
    version,
  ]);
  const live = { version: 'today', contract: kitVersion(HOST_DIR), shared: Object.fromEntries(shared) };
  const registry = remoteFoldersOf(root)
    .map((folder) => readBuiltRemote(path.join(root, folder)))
    .reduce<Registry>(withLive, { schema: 1, revision: 1, host: live, remotes: [] });
  return { title: 'the host of today', site: '', registry, live };
}
