import type { Extension } from '@my-note/kit/federation';

/** What a remote brings for the code blocks of one language. */
export type Fence = Extension<`fence/${string}`>;
export type FencesByLanguage = ReadonlyMap<string, Fence>;
