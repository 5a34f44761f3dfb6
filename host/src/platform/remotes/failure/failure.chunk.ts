import { watchChunks } from '../updates/watch-chunks.ts';
import { watchRegistry } from '../updates/watch-registry.ts';

export { isolate } from '../isolated/isolate.ts';
export { getErrorText } from '../model/error-texts.ts';
export { RemoteError } from '../model/errors.ts';
// One chunk, because a failure that needs one of these needs others soon.
export { classify, manifestError } from './classify.ts';
export { DetailedPanel } from './detailed-panel.tsx';
export { fetchEntry } from './fetch-entry.ts';
export { isolateChunks } from './isolate-webpack-chunks.ts';
export { parseRegistryLeniently } from './lenient-registry.ts';
export { recover } from './recover.ts';
export { resetFailedSharedModules } from './reset-failed-shared-modules.ts';

/** Starts checking for new releases, and for files that a deployment has removed. */
export function watchForUpdates(): void {
  watchRegistry();
  watchChunks();
}
