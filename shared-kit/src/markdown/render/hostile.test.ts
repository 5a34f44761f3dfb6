// @vitest-environment jsdom

import { hostileHtml, hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { renderMarkdown } from './render.ts';

const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|feed|view-source|data:(?!image\/))/iu;
const ADDRESSES = /^(?:href|xlink:href|src|action|formaction|data|srcdoc|background)$/i;

/** What of a page may run something. */
function dangers(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { localName, attributes } = element;
    return [
      ...(element instanceof HTMLTemplateElement ? dangers(element.content) : []),
      ...(/^(?:script|style|iframe|object|embed|base|meta|link|svg|math)$/.test(localName)
        ? [localName]
        : []),
      ...[...attributes].flatMap(({ name, value }) =>
        /^on/i.test(name) || (ADDRESSES.test(name) && RUNS.test(value))
          ? [`${localName} ${name}=${value}`]
          : [],
      ),
    ];
  });
}

test.each(hostileTexts)('drawn, nothing is left that runs: %j', (text) => {
  expect(dangers(renderMarkdown(text))).toEqual([]);
});

test.each(hostileHtml)('pasted, nothing is left that runs: %j', (html) => {
  const pasted = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  expect(dangers(pasted.body)).toEqual([]);
});
