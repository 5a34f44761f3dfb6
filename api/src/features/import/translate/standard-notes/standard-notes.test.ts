import { describe, expect, it } from 'vitest';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take } = useImports();

const item = (content_type: string, uuid: string, content: object | string) => ({
  uuid,
  content_type,
  content,
  created_at: '2020-01-02T03:04:05.006Z',
  updated_at: '2021-02-03T04:05:06.007Z',
});
const note = (uuid: string, title: string, text: string, more = {}, app = {}) =>
  item('Note', uuid, { title, text, references: [], appData: { 'org.standardnotes.sn': app }, ...more });
const text = (value: string, format = 0) => ({ type: 'text', version: 1, text: value, format, style: '' });
const block = (type: string, children: object[], more = {}) => ({ type, version: 1, children, ...more });

const superText = JSON.stringify({
  root: block('root', [
    block('heading', [text('Part')], { tag: 'h2' }),
    block('paragraph', [
      text('bold', 1),
      text(' and '),
      text('marked', 128),
      text(' '),
      block('link', [text('site')], { url: 'https://example.org' }),
      text(' '),
      { type: 'snbubble', version: 1, itemUuid: 'n2' },
    ]),
    block(
      'list',
      [
        block('listitem', [text('milk')], { checked: false }),
        block('listitem', [
          block('list', [block('listitem', [text('fresh')], { checked: true })], { listType: 'check' }),
        ]),
      ],
      { listType: 'check' },
    ),
    block('code', [text('a = 1'), { type: 'linebreak' }, text('b')], { language: 'js' }),
    block('table', [
      block('tablerow', [
        block('tablecell', [block('paragraph', [text('x')])]),
        block('tablecell', [block('paragraph', [text('y')])]),
      ]),
    ]),
    { type: 'snfile', version: 1, fileUuid: 'f1' },
  ]),
});

const backup = (items: object[]) => JSON.stringify({ version: '004', items });
const FILE = 'Standard Notes Backup and Import File.txt';
const standardVault = {
  [FILE]: backup([
    note(
      'n1',
      'Super',
      superText,
      { noteType: 'super' },
      { pinned: true, client_updated_at: '2022-03-04T05:06:07.000Z' },
    ),
    note('n2', 'Plain *one*', 'a *b*\n- [x] done', {
      starred: true,
      references: [{ uuid: 'n3', content_type: 'Note', reference_type: 'NoteToNote' }],
    }),
    note('n3', '', '# First line\n\nMarkdown **stays**', { noteType: 'markdown' }, { archived: true }),
    note('n4', 'Script', 'let a;', { noteType: 'code' }),
    note('n5', 'Sums', '{"sheets":[]}', { noteType: 'spreadsheet' }),
    note('n6', 'Rich', '<p>an <b>old</b> editor</p><script>x</script>', { noteType: 'rich-text' }),
    note('n7', 'Gone', 'x', { trashed: true }),
    item('Tag', 't1', { title: 'Work', references: [] }),
    item('Tag', 't2', {
      title: 'Big plans',
      references: [
        { uuid: 't1', content_type: 'Tag', reference_type: 'TagToParentTag' },
        { uuid: 'n2', content_type: 'Note' },
      ],
    }),
    item('SN|UserPreferences', 'p1', {}),
  ]),
  'Items/Note/Plain one-n2.txt': 'a *b*',
};

describe('A decrypted backup of Standard Notes', () => {
  it('is imported with the texts of all editors, tags, links, dates, pins, and what was archived', async () => {
    const { items, text: read, raw, report } = await take(standardVault);
    expect(items).toEqual([
      'archive/first-line: First line',
      'archive: Archive',
      'plain-one: Plain *one*',
      'rich: Rich',
      'script: Script',
      'sums: Sums',
      'super: Super',
    ]);
    expect(await read('super')).toBe(`## Part

**bold** and <mark>marked</mark> [site](https://example.org) [Plain \\*one\\*](note:plain-one)

- [ ] milk
  - [x] fresh

\`\`\`js
a = 1
b
\`\`\`

| x | y |
| - | - |`);
    expect(await read('plain-one')).toBe(
      '---\ntags:\n  - Work/Big-plans\n---\n\na \\*b\\*\n- [x] done\n\n- [First line](note:archive/first-line)',
    );
    expect(await read('archive/first-line')).toBe('# First line\n\nMarkdown **stays**');
    expect(await read('script')).toBe('```\nlet a;\n```\n');
    expect(await read('rich')).toBe('an **old** editor');
    expect(await raw('super')).toMatchObject({
      createdAt: '2020-01-02T03:04:05.006Z',
      updatedAt: '2022-03-04T05:06:07.000Z',
      pinned: true,
    });
    expect(report).toMatchObject({ program: 'Standard Notes', notes: 6, categories: 1 });
    expect(report?.losses).toEqual([
      { file: 'Gone', reason: 'It was in the trash of Standard Notes' },
      { file: 'Super.md', reason: 'A file is not in the backup' },
      { file: 'Plain one.md', reason: 'Its star was not kept' },
      { file: 'Sums.md', reason: 'A note of another editor is shown as code', what: 'spreadsheet' },
    ]);
  });

  it('is refused with a way out when it is encrypted', async () => {
    const { error } = await take({ [FILE]: backup([item('Note', 'n1', '004:abc:def')]) });
    expect(error).toContain('choose “Decrypted”');
  });
});
