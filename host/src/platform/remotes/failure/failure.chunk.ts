import { watchChunks } from '../updates/watch-chunks.ts';
import { watchRegistry } from '../updates/watch-registry.ts';

export { wordsFor } from '../model/error-texts.ts';
export { RemoteError } from '../model/errors.ts';
// One part, fetched at once: whoever needs one of these will soon need the others.
export { classify, manifestError } from './classify.ts';
export { DetailedPanel } from './detailed-panel.tsx';
export { reachEntry } from './fetch-entry.ts';
export { separateChunks } from './isolate-webpack-chunks.ts';
export { readableRegistry } from './lenient-registry.ts';
export { recover } from './recover.ts';
export { forgetFailedShares } from './reset-failed-shared-modules.ts';

/** Looks out, from now on, for newer versions and for files that vanished. */
export function watch(): void {
  watchRegistry();
  watchChunks();
}
