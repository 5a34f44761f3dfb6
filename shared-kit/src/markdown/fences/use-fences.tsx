import { MARKS } from '@my-note/contract/markdown-html';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useExtensions } from '../../federation/use-extensions.ts';
import { useImport } from '../../federation/use-import.ts';
import { importFences } from './load-fences.ts';

/** Code blocks by their language. */
type Blocks = ReadonlyMap<string, readonly HTMLElement[]>;

function findBlocks(root: ParentNode): Blocks {
  const blocks = new Map<string, HTMLElement[]>();
  for (const pre of root.querySelectorAll<HTMLElement>(`pre[${MARKS.code}]`)) {
    const language = pre.getAttribute(MARKS.code)?.toLowerCase() ?? '';
    // Where versions are compared, a change inside the source is seen in the source only.
    const isWhole = pre.querySelector('ins, del') === null;
    if (language !== '' && isWhole) blocks.set(language, [...(blocks.get(language) ?? []), pre]);
  }
  return blocks;
}

/** Draws the code blocks of a language while a remote is on that does. */
function Language({ language, blocks }: { language: string; blocks: readonly HTMLElement[] }) {
  const [extension] = useExtensions(`fence/${language}`);
  // Without a connection the source stays.
  const { value } = useImport(importFences, { enabled: extension !== undefined });
  if (!extension || !value) return null;
  return <value.Fences key={extension.remote} extension={extension} language={language} blocks={blocks} />;
}

/**
 * Draws the code blocks of a rendered note that remotes draw, after the text was painted; their source stays until then.
 * `drawn` is another string whenever the box has other content.
 *
 * @example
 * import { useLayoutEffect, useRef } from 'react';
 *
 * function Rendered({ html }: { html: string }) {
 *   const box = useRef<HTMLDivElement>(null);
 *   useLayoutEffect(() => box.current?.replaceChildren(renderMarkdown(html)), [html]);
 *   const fences = useFences(box, html);
 *   return (
 *     <>
 *       <Box ref={box} />
 *       {fences}
 *     </>
 *   );
 * }
 */
export function useFences(box: RefObject<HTMLElement | null>, drawn: string): ReactNode {
  const [blocks, setBlocks] = useState<Blocks>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content has other blocks
  useEffect(() => {
    const found = findBlocks(box.current ?? document.createDocumentFragment());
    setBlocks((before) => (before || found.size > 0 ? found : before));
  }, [box, drawn]);
  return Array.from(blocks ?? [], ([language, found]) => (
    <Language key={language} language={language} blocks={found} />
  ));
}
