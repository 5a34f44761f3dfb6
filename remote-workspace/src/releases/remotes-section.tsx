import type { Releases } from '@my-note/contract/releases';
import { Box, Section, Text } from '@my-note/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { ChangeDialog } from './change/change-dialog.tsx';
import type { PlannedChange } from './change/changes.ts';
import { RemoteEntry } from './remote-entry.tsx';
import { releasesTexts as texts } from './texts.ts';

/** Every remote with what browsers get of it. */
export function RemotesSection({ releases }: { releases: Releases }) {
  // With what was seen: the list goes on being refreshed while somebody decides.
  const [plan, setPlan] = useState<{ planned: PlannedChange; seen: Releases }>();
  // A menu has closed by then, and would leave the focus nowhere.
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!plan) button.current?.focus();
    button.current = plan?.planned.button ?? null;
  }, [plan]);
  const { host, revision, remotes, store } = releases;
  const onPlan =
    store.state === 'ready' ? (planned: PlannedChange) => setPlan({ planned, seen: releases }) : undefined;
  return (
    <Section
      level="h2"
      title={texts.remotes}
      {...(host ? { hint: texts.hint(host.version, host.contract, revision) } : {})}
    >
      {remotes.length === 0 && <Text color="fg.muted">{texts.none}</Text>}
      <Box as="ul" listStyleType="none">
        {remotes.map((remote) => (
          <RemoteEntry key={remote.name} {...{ remote, releases, onPlan }} />
        ))}
      </Box>
      {plan && <ChangeDialog {...plan} onClose={() => setPlan(undefined)} />}
    </Section>
  );
}
