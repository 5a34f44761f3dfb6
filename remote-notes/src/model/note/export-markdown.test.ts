import { describe, expect, test } from 'vitest';
import { fileName, toMarkdownFile } from './export-markdown.ts';

const facts = { createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-02T10:00:00.000Z', pinned: false };

describe('export of one note', () => {
  test.each([
    ['Soup of the day', 'Soup of the day.md'],
    ['a/b\\c:d*e?"f"<g>|h', 'a b c d e f g h.md'],
    ['Über uns 日本', 'Über uns 日本.md'],
    ['../..', 'untitled.md'],
    ['', 'untitled.md'],
    ['🥣'.repeat(10), 'untitled.md'],
    ['x'.repeat(300), `${'x'.repeat(80)}.md`],
  ])('%j is the file %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });

  test("starts with the note's metadata and keeps its text unchanged", () => {
    const content = '# Soup  \n\n- [ ] leeks\n\n';
    expect(toMarkdownFile({ title: 'Say: "soup" #1', content }, facts)).toBe(
      `---\ntitle: "Say: \\"soup\\" #1"\ncreated: 2026-01-01T10:00:00.000Z\nupdated: 2026-01-02T10:00:00.000Z\n---\n${content}`,
    );
    expect(toMarkdownFile({ title: 'a', content }, { ...facts, pinned: true })).toContain(
      '\npinned: true\n---\n# Soup',
    );
    expect(toMarkdownFile({ title: 'a', content }, { ...facts, icon: '🏮', locked: true })).toContain(
      '\nicon: "🏮"\nlocked: true\n---\n# Soup',
    );
  });

  test.each([
    ['---\ntags: [soup]\n---\n\n# Soup\n', '---\n'],
    ['\uFEFF--- \r\ntitle: Mine\r\n---\r\ntext', '\uFEFF--- \r\n'],
  ])("adds a property to the note's own front matter: %j", (content, rule) => {
    expect(toMarkdownFile({ title: 'Soup', content }, { ...facts, pinned: true })).toBe(
      `${rule}my-note:\n  title: "Soup"\n  created: 2026-01-01T10:00:00.000Z\n  updated: 2026-01-02T10:00:00.000Z\n  pinned: true\n${content.slice(rule.length)}`,
    );
  });

  test('does not take a horizontal rule at the top for front matter', () => {
    const content = '---\n\nJust text.\n\n---\n';
    expect(toMarkdownFile({ title: 'Soup', content }, facts)).toMatch(
      /^---\ntitle: "Soup"\n[\s\S]*\n---\n---\n\nJust text\.\n\n---\n$/,
    );
  });
});
