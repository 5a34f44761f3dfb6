import { onRemoteEvent, type RemoteEvent, remoteEvents } from '../remotes/model/events.ts';

/** Where an operator learns how remotes fare in browsers. Nothing of who uses them, or what they write, goes there. */
export interface Telemetry {
  record: (event: RemoteEvent) => void;
  /** Sends at once what is not sent yet: the page may go. */
  flush: () => void;
}

/** Tells of everything that has happened to remotes in this tab, and of what will; answers how to stop. */
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
