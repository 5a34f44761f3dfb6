import { lazyPart } from '../lazy-component.tsx';

/** What comes beside a note's text once that is there. Without it the note is read all the same. */
export const LazyBacklinks = lazyPart({
  load: async () => (await import('./backlinks.tsx')).Backlinks,
});

export const LazyLinkCards = lazyPart({
  load: async () => (await import('./link-previews.tsx')).LinkCards,
});
