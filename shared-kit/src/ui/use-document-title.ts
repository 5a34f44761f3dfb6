import { useEffect } from 'react';

const PRODUCT = 'My Note';

/**
 * Titles the browser's tab `<title> · My Note`; null shows the product's name alone.
 *
 * @example
 * useDocumentTitle('Weather');
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
