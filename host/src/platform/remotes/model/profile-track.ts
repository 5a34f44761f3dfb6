import { onRemoteEvent, type RemoteEvent, remoteEvents } from './events.ts';

/** A track of its own in the browser's performance panel: what was loaded when, and how long it took. */
export function showRemotesInProfile(): void {
  remoteEvents().forEach(show);
  onRemoteEvent(show);
}

function show(event: RemoteEvent): void {
  if (event.kind === 'circuit') return;
  const { remote, module, version, kind, ms, at } = event;
  const devtools = { track: 'Remotes', color: kind === 'failed' ? 'error' : 'primary', tooltipText: version };
  const end = Math.max(0, at - performance.timeOrigin);
  performance.measure(`${remote}/${module}`, { start: Math.max(0, end - ms), end, detail: { devtools } });
}
