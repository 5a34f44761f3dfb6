// @vitest-environment jsdom
// A sanitiser is only as good as the DOM under it: happy-dom walks the tree otherwise than browsers do.
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render.ts';

describe('rendered Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<svg onload=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    '<a href="jAvAsCrIpT:alert(1)">x</a>',
    '<form action="/api/x"><button>go</button></form>',
    '<p style="position:fixed">x</p>',
  ])('%s runs nothing', (text) => {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(/script|onerror|onload|javascript:|iframe|<form|<button|style=/i);
  });
  test('headings have anchors that are unique', () => {
    expect(renderMarkdown('# Über uns\n\n## Über uns')).toMatch(/id="über-uns".*id="über-uns-1"/s);
  });
  test('a link out of the product opens beside it', () => {
    expect(renderMarkdown('[x](https://example.org)')).toContain('rel="noopener noreferrer"');
    expect(renderMarkdown('[x](/note)')).not.toContain('target');
  });
  test('task lists, tables and strikethrough are rendered', () => {
    const html = renderMarkdown('- [x] done\n\n~~old~~\n\n| a |\n| - |\n| b |');
    expect(html).toMatch(/<input[^>]*checked/);
    expect(html).toContain('<del>old</del>');
    expect(html).toContain('<td>b</td>');
  });
});
