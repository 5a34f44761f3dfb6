import { describe, expect, it } from 'vitest';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take } = useImports();

const note = (id: string, content: string, more = {}) => ({
  id,
  content,
  creationDate: '2020-01-02T03:04:05.006Z',
  lastModified: '2021-02-03T04:05:06.007Z',
  ...more,
});

/** An export of 2024: one file of all notes, which files of text repeat. */
const simplenoteVault = {
  'source/notes.json': JSON.stringify({
    activeNotes: [
      note('a1', 'Shopping\r\n\r\n- [ ] milk\r\n- [x] *eggs*\r\nsee [Plan](simplenote://note/b2)', {
        tags: ['home', 'two words'],
        pinned: true,
        collaboratorEmails: ['bob@example.org'],
        publicURL: 'https://simp.ly/p/x',
      }),
      note('b2', '# Plan\n\n**bold** [gone](simplenote://note/zz)', { markdown: true }),
      note('c3', ''),
    ],
    trashedNotes: [note('d4', 'Old\nx')],
  }),
  'Shopping.txt': 'Shopping',
  'trash/Old.txt': 'Old',
};

describe("Simplenote's export", () => {
  it('is imported with titles, tags, tasks, dates, pins, and links between notes', async () => {
    const { items, text, raw, report } = await take(simplenoteVault);
    expect(items).toEqual(['plan: Plan', 'shopping: Shopping', 'untitled: Untitled']);
    expect(await text('shopping')).toBe(
      '---\ntags:\n  - home\n  - two-words\n---\n\n- [ ] milk\n- [x] \\*eggs\\*  \nsee [Plan](note:plan)',
    );
    expect(await text('plan')).toBe('**bold** [gone](simplenote://note/zz)');
    expect(await raw('shopping')).toMatchObject({
      createdAt: '2020-01-02T03:04:05.006Z',
      updatedAt: '2021-02-03T04:05:06.007Z',
      pinned: true,
    });
    expect(report).toMatchObject({ program: 'Simplenote', notes: 3, categories: 0 });
    expect(report?.losses).toEqual([
      { file: 'Shopping.md', reason: 'Its public address was not kept', what: 'https://simp.ly/p/x' },
      { file: 'Shopping.md', reason: 'It was shared with others', what: 'bob@example.org' },
      { file: 'Old', reason: 'It was in the trash of Simplenote' },
    ]);
  });

  it('is recognized by the one file alone', async () => {
    const { report } = await take({ 'notes.json': simplenoteVault['source/notes.json'] });
    expect(report).toMatchObject({ program: 'Simplenote', notes: 3 });
  });
});
