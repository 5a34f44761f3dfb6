import { Marked } from 'marked';

const lexer = new Marked({ gfm: true });

/** A note taken apart at its top level. */
export interface NoteBlocks {
  /** Paragraphs, lists, tables and so on, as Markdown. */
  blocks: string[];
  /** Where its links by reference lead to; each block needs them to be read alone. */
  definitions: string;
}

/** Takes Markdown apart into what stands on its own. */
export function blocksOf(markdown: string): NoteBlocks {
  const tokens = lexer.lexer(markdown).filter(({ type }) => type !== 'space');
  const raw = (definition: boolean) =>
    tokens.flatMap((token) => ((token.type === 'def') === definition ? token.raw.trimEnd() : []));
  return { blocks: raw(false), definitions: raw(true).join('\n') };
}
