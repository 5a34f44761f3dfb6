import { lazyComponent } from '../lazy-component.tsx';

/** What comes beside a note's text once that is there. Without it the note is read all the same. */
export const LazyBacklinks = lazyComponent({
  load: async () => (await import('./backlinks.tsx')).Backlinks,
});

export const LazyLinkPreviews = lazyComponent({
  load: async () => (await import('./link-previews.tsx')).LinkPreviews,
});
