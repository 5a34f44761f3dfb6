import type { PageRead } from '../page/read-page.ts';

export type What = 'selection' | 'readable' | 'link';

/** What a person most likely wants: the selection, if there is one. */
export function firstChoice({ selection, readable }: PageRead): What {
  if (selection) return 'selection';
  return readable ? 'readable' : 'link';
}

const escaped = (text: string) => text.replace(/[\\[\]]/g, '\\$&');

/** The text of the note: what was chosen, and where it comes from. */
export function contentOf({ title, address, ...parts }: PageRead, what: What): string {
  const link =
    address === '' ? '' : `[${escaped(title || address)}](<${address.replace(/[<>]/g, encodeURIComponent)}>)`;
  const text = what === 'link' ? '' : (parts[what]?.markdown ?? '');
  return [text, link].filter((part) => part !== '').join('\n\n');
}
