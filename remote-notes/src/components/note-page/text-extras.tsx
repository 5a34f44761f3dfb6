import type { RefObject } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import { LinkPreviews } from './link-previews.tsx';
import { useColumnWidths } from './use-column-widths.ts';

interface TextExtrasProps {
  noteId: string;
  text: RefObject<HTMLElement | null>;
  content: string;
}

const LazyTagLinks = lazyComponent(async () => (await import('./tag-links.tsx')).TagLinks);
const MAYBE_TAG = /#[^\s#]/;

/** What a rendered note gets after its text is painted: the widths of its columns, previews and tags that are links. */
export function TextExtras({ noteId, text, content }: TextExtrasProps) {
  useColumnWidths(noteId, text, content);
  return (
    <>
      <LinkPreviews container={text} />
      {MAYBE_TAG.test(content) && <LazyTagLinks text={text} content={content} />}
    </>
  );
}
