import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useExtensions } from '../../federation/use-extensions.ts';
import { useImport } from '../../federation/use-import.ts';
import { MARKS } from '../parse/parse.ts';

const loadFences = () => import(/* webpackChunkName: "fences" */ './fences.tsx');

/** Code blocks by their language. */
type Blocks = ReadonlyMap<string, readonly HTMLElement[]>;

function findBlocks(root: ParentNode): Blocks {
  const blocks = new Map<string, HTMLElement[]>();
  for (const pre of root.querySelectorAll<HTMLElement>(`pre[${MARKS.code}]`)) {
    const language = pre.getAttribute(MARKS.code)?.toLowerCase() ?? '';
    if (language !== '') blocks.set(language, [...(blocks.get(language) ?? []), pre]);
  }
  return blocks;
}

/** Draws the code blocks of a language while a remote is on that does. */
function Language({ language, blocks }: { language: string; blocks: readonly HTMLElement[] }) {
  const [extension] = useExtensions(`fence/${language}`);
  // Without a connection the source stays.
  const { value } = useImport(loadFences, { enabled: extension !== undefined });
  if (!extension || !value) return null;
  return <value.Fences key={extension.remote} extension={extension} language={language} blocks={blocks} />;
}

/** Draws the code blocks of a note that remotes draw, after the text was painted; their source stays until then. */
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
