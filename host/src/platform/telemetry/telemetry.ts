import { onRemoteEvent, type RemoteEvent, remoteEvents } from '../remotes/model/events.ts';

/** Port: reports how remotes load in browsers to the operator. It contains nothing about users or their notes. */
export interface Telemetry {
  record: (event: RemoteEvent) => void;
  /** Sends pending reports immediately, before the page closes. */
  flush: () => void;
}

/** Calls `listener` with all past and future events of remotes; returns the function that unsubscribes. */
export function followRemotes(telemetry: Telemetry): () => void {
  remoteEvents().forEach(telemetry.record);
  const stop = onRemoteEvent(telemetry.record);
  // A phone may end a hidden page without another event.
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') telemetry.flush();
  };
  addEventListener('pagehide', telemetry.flush);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    stop();
    removeEventListener('pagehide', telemetry.flush);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
