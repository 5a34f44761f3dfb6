import { expect, it } from 'vitest';
import { sharedModules } from './shared-modules.mjs';

const KIT = '@my-note/shared-kit';

it('makes the host provide what remotes only consume, under the same ranges', () => {
  const host = sharedModules('host');
  const remote = sharedModules('remote');
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
    expect(requiredVersion).toBe(host[name].requiredVersion);
    expect(requiredVersion).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(host[name].version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

it('leaves what no first screen needs out of the first load, and test helpers out altogether', () => {
  const host = sharedModules('host');
  const lazy = Object.keys(host).filter((name) => !host[name].eager);
  const late = [
    'contract/firebase',
    'contract/youtube',
    'forms',
    'items',
    'lists',
    'markdown',
    'notifications',
    'overlays',
  ];
  expect(lazy.sort()).toEqual(late.map((entry) => `${KIT}/${entry}`));
  expect(host).not.toHaveProperty(`${KIT}/testing`);
});
