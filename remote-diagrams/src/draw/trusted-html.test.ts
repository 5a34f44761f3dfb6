// @vitest-environment jsdom

import { select } from 'd3-selection';
import { expect, test } from 'vitest';
import { takeHtmlAsElements } from './trusted-html.ts';

takeHtmlAsElements();

test('markup that a diagram writes becomes elements without what runs', () => {
  const group = select(document.body).append('svg').append('g');
  group.html('<path d="M0 0"/><script>hostile()</script><rect onclick="hostile()"/>');
  const drawn = group.node();
  expect(drawn?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(group.html()).not.toMatch(/hostile|script/);

  const span = select(document.body).append('span');
  span.html(() => '<b>bold</b><img src="x" onerror="hostile()">');
  expect(span.html()).toBe('<b>bold</b><img src="x">');
});
