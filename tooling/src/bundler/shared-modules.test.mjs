import path from 'node:path';
import { sharedModules } from '@my-note/remote-build/shared-modules';
import { expect, it } from 'vitest';
import { packageOf, root } from '../workspace/paths.mjs';

const hostDir = path.join(root, 'host');
const remoteDir = path.join(root, 'remote-notes');

it('makes the host provide what remotes only consume, under the same ranges', () => {
  const host = sharedModules('host', hostDir);
  const remote = sharedModules('remote', remoteDir);
  expect(Object.keys(remote)).toEqual(Object.keys(host));
  for (const [name, { import: fallback, requiredVersion, singleton, strictVersion }] of Object.entries(
    remote,
  )) {
    expect({ name, fallback, singleton, strictVersion }).toEqual({
      name,
      fallback: false,
      singleton: true,
      strictVersion: true,
    });
    expect(requiredVersion).toBe(host[name]?.requiredVersion);
    expect(requiredVersion).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(host[name]?.version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

it('leaves modules that no first screen needs out of the first load, and test helpers out completely', () => {
  const host = sharedModules('host', hostDir);
  const lazy = Object.keys(host).filter((name) => !host[name]?.eager);
  expect(lazy.sort()).toEqual([
    '@my-note/shared-kit/charts',
    '@my-note/shared-kit/contract/account',
    '@my-note/shared-kit/contract/activity',
    '@my-note/shared-kit/contract/factors',
    '@my-note/shared-kit/contract/firebase',
    '@my-note/shared-kit/contract/jobs',
    '@my-note/shared-kit/contract/passwords',
    '@my-note/shared-kit/contract/people',
    '@my-note/shared-kit/contract/releases',
    '@my-note/shared-kit/contract/report',
    '@my-note/shared-kit/contract/requests',
    '@my-note/shared-kit/contract/sessions',
    '@my-note/shared-kit/contract/tags',
    '@my-note/shared-kit/contract/tasks',
    '@my-note/shared-kit/contract/webhooks',
    '@my-note/shared-kit/contract/youtube',
    '@my-note/shared-kit/form',
    '@my-note/shared-kit/forms',
    '@my-note/shared-kit/items',
    '@my-note/shared-kit/keys',
    '@my-note/shared-kit/lists',
    '@my-note/shared-kit/markdown',
    '@my-note/shared-kit/notifications',
    '@my-note/shared-kit/overlays',
  ]);
  expect(Object.keys(host).filter((name) => name.includes('/testing'))).toEqual([]);
});

it('gives the kit and the contract one version, and the contract the name that live remotes request', () => {
  /** @param {string} folder */
  const versionOf = (folder) => packageOf(path.join(root, folder)).version;
  expect(versionOf('contract')).toBe(versionOf('shared-kit'));
  expect(sharedModules('remote', remoteDir)['@my-note/shared-kit/contract']?.request).toBe(
    '@my-note/contract',
  );
  expect(sharedModules('host', hostDir)['@my-note/shared-kit/contract/youtube']?.request).toBe(
    '@my-note/contract/youtube',
  );
});
