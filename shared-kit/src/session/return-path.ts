const STORAGE_KEY = 'my-note.return-path';

/**
 * Remembers where to go after sign-in (docs/specification/product.md#return-path); kept for the tab.
 *
 * @example
 * rememberPath('/i/weather');
 */
export const rememberPath = (path: string): void => sessionStorage.setItem(STORAGE_KEY, path);

/** The remembered path, `/` when there is none. Only paths of this site are returned. */
export const rememberedPath = (): string => {
  const path = sessionStorage.getItem(STORAGE_KEY) ?? '/';
  return path.startsWith('/') && !path.startsWith('//') ? path : '/';
};
