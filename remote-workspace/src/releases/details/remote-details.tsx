import type { ReleasedRemote, Releases } from '@my-note/contract/releases';
import { Heading, Stack, Text } from '@my-note/kit/ui';
import { type ReactNode, useId } from 'react';
import type { PlannedChange } from '../change/changes.ts';
import { Figures } from '../figures/figures.tsx';
import { releasesTexts as texts } from '../texts.ts';
import { Comparison } from './comparison.tsx';
import { GuardState } from './guard-state.tsx';
import { VersionList } from './version-list.tsx';

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="2">
      <Heading as="h4" id={id} size="sm">
        {title}
      </Heading>
      {hint && (
        <Text fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  );
}

interface RemoteDetailsProps {
  remote: ReleasedRemote;
  releases: Pick<Releases, 'reports' | 'store'>;
  onPlan: ((planned: PlannedChange) => void) | undefined;
}

/** Everything about one remote that its row has no room for. */
export const RemoteDetails = ({ remote, releases: { reports, store }, onPlan }: RemoteDetailsProps) => (
  <Stack gap="6" paddingTop="2" paddingBottom="6">
    {remote.canary && reports && (
      <Part title={texts.guard}>
        <GuardState {...remote.canary} />
      </Part>
    )}
    {remote.live !== null && reports && (
      <Part title={texts.figures}>
        <Figures name={remote.name} />
      </Part>
    )}
    <Part title={texts.versions} hint={texts.versionsHint(store.keptDays)}>
      <VersionList remote={remote} onPlan={onPlan} />
    </Part>
    {remote.kept.length > 1 && (
      <Part title={texts.compare}>
        <Comparison name={remote.name} kept={remote.kept} />
      </Part>
    )}
  </Stack>
);
