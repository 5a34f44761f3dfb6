import { onRemoteEvent, type RemoteEvent, remoteEvents } from '../remotes/model/events.ts';

/** Where an operator learns how remotes fare in browsers. Nothing of who uses them, or what they write, goes there. */
export interface Telemetry {
  record: (event: RemoteEvent) => void;
  /** Sends at once what is not sent yet: the page may go. */
  flush: () => void;
}

/** Calls `listener` with all past and future events of remotes; returns the function that unsubscribes. */
export function followRemotes(telemetry: Telemetry): () => void {
  remoteEvents().forEach(telemetry.record);
  const stop = onRemoteEvent(telemetry.record);
  // A phone may end a page that is out of sight without another word.
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
