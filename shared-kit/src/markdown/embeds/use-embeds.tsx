import { MARKS } from '@my-note/contract/markdown-html';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useImport } from '../../federation/use-import.ts';
import type { EmbeddedText, UseEmbedded } from './embedded-note.ts';
import { importEmbeds } from './load-embeds.ts';
import { ownElements } from './own-elements.ts';

/** Shows the notes that a rendered one embeds; their links stay until then, and where it is not said whose note it is. */
export function useEmbeds(
  box: RefObject<HTMLElement | null>,
  drawn: string,
  noteId: string | undefined,
  useEmbedded: UseEmbedded | undefined,
  Text: EmbeddedText,
): ReactNode {
  const [links, setLinks] = useState<readonly HTMLAnchorElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content has other links
  useEffect(() => {
    const found = box.current ? ownElements<HTMLAnchorElement>(box.current, `a[${MARKS.embed}]`) : [];
    setLinks((before) => (before.length + found.length > 0 ? found : before));
  }, [box, drawn]);
  const { value } = useImport(importEmbeds, { enabled: noteId !== undefined && links.length > 0 });
  return value && noteId !== undefined && <value.Embeds {...{ links, useEmbedded, Text }} within={noteId} />;
}
