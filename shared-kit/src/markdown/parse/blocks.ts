import { splitFrontMatter, tokensOf } from '@my-note/contract/markdown-html';

/** A note taken apart at its top level. */
export interface NoteBlocks {
  /** Paragraphs, lists, tables and so on, as Markdown. */
  blocks: string[];
  /** Where its links by reference lead to; each block needs them to be read alone. */
  definitions: string;
}

/**
 * Splits Markdown into its top-level blocks.
 *
 * @example
 * const [first = ''] = blocksOf(note.content).blocks;
 */
export function blocksOf(markdown: string): NoteBlocks {
  const tokens = tokensOf(markdown).filter(({ type }) => type !== 'space');
  // Too complex to be taken apart, it is one block.
  if (tokens.length === 0 && markdown.trim() !== '') return { blocks: [markdown], definitions: '' };
  const { body } = splitFrontMatter(markdown);
  const front = markdown.slice(0, markdown.length - body.length).trimEnd();
  const raw = (definition: boolean) =>
    tokens.flatMap((token) => ((token.type === 'def') === definition ? token.raw.trimEnd() : []));
  return { blocks: [...(front === '' ? [] : [front]), ...raw(false)], definitions: raw(true).join('\n') };
}
