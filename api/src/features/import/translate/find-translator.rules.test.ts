import { expect, it } from 'vitest';
import { findTranslated } from './find-translator.rules.ts';

const find = (names: string[], json: Record<string, unknown> = {}) =>
  findTranslated(names, { wrapping: 'top/', read: async (name) => json[name] });

it.each<[string, string[], Record<string, unknown>, string | undefined]>([
  ['an export of Evernote', ['top/a.enex', 'top/b.enex'], {}, 'evernote'],
  ['one beside Markdown', ['a.md', 'b.enex'], {}, undefined],
  ['files of a Mac beside pages', ['__MACOSX/._a.enex', '.hidden/b.enex', 'c.html'], {}, 'pages'],
  ['an HTML export of Notion', ['Plan 0123456789abcdef0123456789abcdef.html'], {}, undefined],
  ['notes of Simplenote', ['x.json'], { 'x.json': { activeNotes: [] } }, 'simplenote'],
  [
    'items of Standard Notes',
    ['x.json'],
    { 'x.json': { items: [{ content_type: 'Note' }] } },
    'standard-notes',
  ],
  ['other items', ['x.json'], { 'x.json': { items: [{ name: 'x' }] } }, undefined],
  [
    'a manifest of something else',
    ['manifest.json', 'memos/a.json', 'memos/a.md'],
    { 'manifest.json': {} },
    undefined,
  ],
  [
    'an export of Memos',
    ['manifest.json', 'memos/a.json'],
    { 'manifest.json': { format: 'memos-export' } },
    'memos',
  ],
])('Of %s it tells the program', async (_what, names, json, source) => {
  expect((await find(names, json))?.source).toBe(source);
});
