import type { Element, Root } from 'hast';
import { defaultHandlers as fromHtml, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Link, Root as MarkdownRoot, PhrasingContent } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { htmlMark, writeHtmlMark } from './html-mark.rules.ts';
import { texIn, writeMath } from './html-math.rules.ts';

/** Marks that Markdown has no sign for, and the reading view knows as HTML. */
const KEPT = ['mark', 'u', 'sub', 'sup', 'kbd'];
const ADDRESS = /https?:\/\/[^\s<>]+[^\s<>.,;:!?'")\]]/g;

const asHtml: Handle = (state, element: Element) =>
  htmlMark(element.tagName, state.all(element) as PhrasingContent[]);

const asCode: Handle = (state, element: Element) => texIn(element) ?? fromHtml.code(state, element);

/** A clean tree of HTML as a tree of Markdown. */
export function markdownTree(tree: Root): MarkdownRoot {
  const handlers = { ...Object.fromEntries(KEPT.map((name) => [name, asHtml])), code: asCode };
  const made = toMdast(tree, { handlers });
  return made.type === 'root' ? made : { type: 'root', children: [] };
}

/** A row of a table is one line. */
const writeBreak: typeof defaultHandlers.break = (node, parent, state, info) =>
  state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);

/** A tree of Markdown as text, written as the editor writes it. */
export function writeMarkdown(tree: MarkdownRoot): string {
  // As text, an address with a mark in it would be escaped, and lead elsewhere.
  findAndReplace(
    tree,
    [ADDRESS, (url: string): Link => ({ type: 'link', url, children: [{ type: 'text', value: url }] })],
    { ignore: ['link', 'linkReference'] },
  );
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    handlers: { textDirective: writeHtmlMark, inlineMath: writeMath, break: writeBreak },
    extensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: false }),
      gfmTaskListItemToMarkdown(),
      // Signs of math and of highlights, which CommonMark does not have.
      {
        unsafe: [
          { character: '$', inConstruct: 'phrasing' },
          { character: '=', after: '=', inConstruct: 'phrasing' },
        ],
      },
    ],
  }).trim();
}
