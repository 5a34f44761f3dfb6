import { useEffect } from 'react';
import { texts } from './texts.ts';

/** The document's title for pages without a PageFrame. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === texts.product ? title : `${title} · ${texts.product}`;
  }, [title]);
}
