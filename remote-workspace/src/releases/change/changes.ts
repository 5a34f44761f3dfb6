import type { KeptRelease, ReleaseChange, ReleasedRemote } from '@my-note/contract/releases';
import { type ChangeKind, changeTexts, changeWords } from './texts.ts';

/** What somebody wants to change, before they confirm it. */
export interface PlannedChange {
  kind: ChangeKind;
  remote: ReleasedRemote;
  /** The version that it is about. */
  version: string;
  /** Gets the focus back afterwards. */
  button: HTMLElement | null;
}

/** The call of each kind of change. */
export const callOf: Record<ChangeKind, ReleaseChange> = {
  promote: 'promote',
  rollback: 'rollback',
  restore: 'rollback',
  canary: 'canary',
  share: 'canary',
  end: 'canary',
  kill: 'kill',
  revive: 'revive',
  remove: 'remove',
};

export interface Choice extends Omit<PlannedChange, 'remote' | 'button'> {
  label: string;
  isDestructive?: boolean;
}

const plain = (kind: ChangeKind, version: string): Choice => ({
  kind,
  version,
  label: changeWords[kind].label,
});

/** What can be done with a remote as it is now. */
export function changesOf({ live, canary, previous, killed, kept }: ReleasedRemote): Choice[] {
  const [newest] = kept;
  if (live === null) {
    if (!newest) return [];
    const { version } = newest;
    return [{ kind: 'restore', version, label: changeTexts.restoreVersion(version) }];
  }
  return [
    ...(canary
      ? [
          { ...plain('promote', canary.version), label: changeTexts.promoteCanary },
          plain('share', canary.version),
          plain('end', canary.version),
        ]
      : []),
    ...(previous ? [{ ...plain('rollback', previous), label: changeTexts.rollbackTo(previous) }] : []),
    plain(killed ? 'revive' : 'kill', live),
    { ...plain('remove', live), isDestructive: true },
  ];
}

/** What can be done with a kept version. */
export function changesOfVersion({ live }: ReleasedRemote, { role, version }: KeptRelease): Choice[] {
  if (live === null) return [plain('restore', version)];
  if (role === 'live') return [];
  if (role === 'canary') return [plain('promote', version), plain('share', version), plain('end', version)];
  return [plain(role === 'previous' ? 'rollback' : 'promote', version), plain('canary', version)];
}
