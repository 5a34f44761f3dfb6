import type { Parent, PhrasingContent } from 'mdast';
import type { Handle } from 'mdast-util-to-markdown';

/** Marked words that stay HTML. The type is one that libraries know as a part of a line. */
export interface HtmlMark extends Parent {
  type: 'textDirective';
  name: string;
  children: PhrasingContent[];
}
declare module 'mdast' {
  interface PhrasingContentMap {
    htmlMark: HtmlMark;
  }
  interface RootContentMap {
    htmlMark: HtmlMark;
  }
}

export const htmlMark = (name: string, children: PhrasingContent[]): HtmlMark => ({
  type: 'textDirective',
  name,
  children,
});

export const writeHtmlMark: Handle = (node: HtmlMark, _parent, state, info) =>
  `<${node.name}>${state.containerPhrasing(node as never, { ...info, before: '>', after: '<' })}</${node.name}>`;
