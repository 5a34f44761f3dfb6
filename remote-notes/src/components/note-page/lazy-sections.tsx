import { lazyComponent } from '../lazy-component.tsx';

/** Sections that load after the note's text; the note can be read without them. */
export const LazyBacklinks = lazyComponent(async () => (await import('./backlinks.tsx')).Backlinks);
export const LazyLinkPreviews = lazyComponent(async () => (await import('./link-previews.tsx')).LinkPreviews);
