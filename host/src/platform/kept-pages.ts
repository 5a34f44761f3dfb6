/** The cache of the service worker with pages that have a text (docs/specification/composition.md#first-text). */
export const KEPT_PAGES = 'pages';

/** Removes them. Without TLS a page has no caches. */
export function forgetKeptPages(): void {
  globalThis.caches?.delete(KEPT_PAGES).catch(() => undefined);
}
