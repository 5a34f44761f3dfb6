import type { KeptRelease, ReleasedRemote } from '@my-note/contract/releases';
import { describe, expect, it } from 'vitest';
import { changesOf, changesOfVersion } from './changes.ts';

const kept = (version: string, role: KeptRelease['role']): KeptRelease => ({
  version,
  role,
  publishedAt: '2026-11-28T00:00:00.000Z',
  contract: '^1.12.0',
});
const remote: ReleasedRemote = {
  name: 'notes',
  live: '1.2.0',
  previous: null,
  canary: null,
  killed: false,
  field: null,
  canaryField: null,
  kept: [kept('1.2.0', 'live')],
};
const kinds = (choices: { kind: string; version: string }[]) =>
  choices.map(({ kind, version }) => `${kind} ${version}`);

describe('What can be done with a remote', () => {
  it.each<[string, Partial<ReleasedRemote>, string[]]>([
    ['that is new', {}, ['kill 1.2.0', 'remove 1.2.0']],
    ['that has a previous version', { previous: '1.1.0' }, ['rollback 1.1.0', 'kill 1.2.0', 'remove 1.2.0']],
    ['that is killed', { killed: true }, ['revive 1.2.0', 'remove 1.2.0']],
    [
      'that has a canary',
      { canary: { version: '1.3.0', percent: 10, guard: null } },
      ['promote 1.3.0', 'share 1.3.0', 'end 1.3.0', 'kill 1.2.0', 'remove 1.2.0'],
    ],
    ['that was removed', { live: null }, ['restore 1.2.0']],
    ['that was removed, with all its files', { live: null, kept: [] }, []],
  ])('%s', (_what, changes, expected) => {
    expect(kinds(changesOf({ ...remote, ...changes }))).toEqual(expected);
  });
});

describe('What can be done with a version', () => {
  it.each<[KeptRelease['role'], Partial<ReleasedRemote>, string[]]>([
    ['live', {}, []],
    ['previous', {}, ['rollback 1.0.0', 'canary 1.0.0']],
    ['kept', {}, ['promote 1.0.0', 'canary 1.0.0']],
    ['canary', {}, ['promote 1.0.0', 'share 1.0.0', 'end 1.0.0']],
    ['kept', { live: null }, ['restore 1.0.0']],
  ])('that is %s', (role, changes, expected) => {
    expect(kinds(changesOfVersion({ ...remote, ...changes }, kept('1.0.0', role)))).toEqual(expected);
  });
});
