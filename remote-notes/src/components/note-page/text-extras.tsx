import type { RefObject } from 'react';
import { LinkPreviews } from './link-previews.tsx';
import { useColumnWidths } from './use-column-widths.ts';

interface TextExtrasProps {
  noteId: string;
  text: RefObject<HTMLElement | null>;
  content: string;
}

/** What a rendered note gets after its text is painted: the widths of its columns, previews of its links. */
export function TextExtras({ noteId, text, content }: TextExtrasProps) {
  useColumnWidths(noteId, text, content);
  return <LinkPreviews container={text} />;
}
