import { useQueryClient } from '@my-note/kit/query';
import { useEffect, useReducer } from 'react';
import { providedContract } from '../../platform/remotes/guard/provided-contract.ts';
import { getRemotes } from '../../platform/remotes/load/remotes.ts';
import { onRemoteEvent, remoteEvents } from '../../platform/remotes/model/events.ts';
import { isSwitchedOn, useSettings } from '../../platform/session/use-settings.ts';
import type { AboutFacts } from './as-text.ts';
import { registryReadAt } from './read-time.ts';
import { remoteFacts } from './remote-facts.ts';
import { sharedFacts } from './shared-facts.ts';

/** The facts of this tab, updated with each event of a remote. */
export function useAboutFacts(): AboutFacts {
  const queryClient = useQueryClient();
  const [, update] = useReducer((count: number) => count + 1, 0);
  // Renders again when a setting switches a remote on or off.
  useSettings();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = onRemoteEvent(() => {
      clearTimeout(timer);
      // The loader updates its state only after it has sent the event.
      timer = setTimeout(update);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
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
