import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect, useReducer } from 'react';
import { providedContract } from '../../platform/remotes/guard/provided-contract.ts';
import { getRemotes } from '../../platform/remotes/load/remotes.ts';
import { onRemoteEvent, remoteEvents } from '../../platform/remotes/model/events.ts';
import { isSwitchedOn, useSettings } from '../../platform/session/use-settings.ts';
import type { AboutFacts } from './as-text.ts';
import { registryReadAt } from './read-time.ts';
import { remoteFacts } from './remote-facts.ts';
import { sharedFacts } from './shared-facts.ts';

/** What runs in this tab, as it is now and as it changes. */
export function useAboutFacts(): AboutFacts {
  const queryClient = useQueryClient();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // A setting may switch a remote on or off.
  useSettings();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onRemoteEvent(() => {
      clearTimeout(timer);
      // The loader takes note of what it told of only afterwards.
      timer = setTimeout(lookAgain);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  const remotes = getRemotes();
  const registry = remotes.registry();
  return {
    version: registry.host?.version,
    contract: providedContract(),
    revision: registry.revision,
    readAt: registryReadAt(),
    remotes: remoteFacts({
      registry,
      inUse: remotes.inUse,
      releaseOf: remotes.releaseOf,
      circuits: remotes.circuits(),
      events: remoteEvents(),
      isSwitchedOn: (flag) => isSwitchedOn(queryClient, flag),
    }),
    shared: sharedFacts(),
  };
}
