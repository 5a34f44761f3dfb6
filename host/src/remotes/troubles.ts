import { watchChunks } from './watch-chunks.ts';
import { watchRegistry } from './watch-registry.ts';

// One part, fetched at once: whoever needs one of these will soon need the others.
export { classify, manifestError } from './classify.ts';
export { DetailedPanel } from './detailed-panel.tsx';
export { wordsFor } from './error-texts.ts';
export { RemoteError } from './errors.ts';
export { forgetFailedShares } from './forget-shares.ts';
export { reachEntry } from './reach-entry.ts';
export { readableRegistry } from './readable-registry.ts';
export { recover } from './recover.ts';
export { separateChunks } from './separate-chunks.ts';

/** Looks out, from now on, for newer versions and for files that vanished. */
export function watch(): void {
  watchRegistry();
  watchChunks();
}
