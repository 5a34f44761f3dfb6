import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useImport } from '../../federation/use-import.ts';
import type { LoadFile } from '../pictures/load-pictures.ts';
import { importFiles } from './load-files.ts';
import type { OpenFile, PlayFile } from './read-file.ts';

/** What may be a file or a video: the exact check is in the code that draws them. */
const LINKS = 'p > a:is([data-attachment], [href*="youtu"]):only-child';

/** Draws the files and videos of a rendered note; their links stay until then, and without a connection. */
export function useFiles(
  box: RefObject<HTMLElement | null>,
  drawn: string,
  { open, play, load }: { open: OpenFile; play: PlayFile | undefined; load: LoadFile },
): ReactNode {
  const [links, setLinks] = useState<readonly HTMLAnchorElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content has other links
  useEffect(() => {
    const found = [...(box.current?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? [])];
    setLinks((before) => (before.length + found.length > 0 ? found : before));
  }, [box, drawn]);
  const { value } = useImport(importFiles, { enabled: links.length > 0 });
  return value && <value.Files {...{ links, open, play, load }} />;
}
