/** A node of parsed Markdown, with the properties that the editor reads. */
export interface Tree {
  type: string;
  value?: string | undefined;
  url?: string | undefined;
  title?: string | null | undefined;
  alt?: string | null | undefined;
  marker?: string | undefined;
  checked?: boolean | null | undefined;
  identifier?: string | undefined;
  children?: Tree[] | undefined;
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
}

/** `[start, end)` in the Markdown source, in UTF-16 units. */
export type SourceRange = readonly [start: number, end: number];

/** A node and all nodes in it. */
export function* nodesOf(tree: Tree): Generator<Tree> {
  yield tree;
  for (const child of tree.children ?? []) yield* nodesOf(child);
}
