import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

const info = (id: string, more = {}) =>
  JSON.stringify({
    creatorIdentifier: 'net.shinyfrog.bear',
    'net.shinyfrog.bear': {
      archived: 0,
      creationDate: '2024-06-07T10:08:13Z',
      locked: 0,
      modificationDate: '2024-06-14T05:56:56Z',
      pinned: 0,
      trashed: 0,
      uniqueIdentifier: id,
      version: 3,
      ...more,
    },
    transient: false,
    type: 'net.daringfireball.markdown',
    version: 2,
  });
const ID = 'B1C5CA69-462B-45A9-A063-A046FD2A12A';

/** A backup of Bear 2. */
const bearVault = {
  'Backup.bearbk/tags.json': '[]',
  'Backup.bearbk/Garden plan.textbundle/info.json': info(`${ID}1`, { pinned: 1 }),
  'Backup.bearbk/Garden plan.textbundle/text.md': `# Garden / plan
#home/garden #two words# ~under~ ~~gone~~ ==mark==

See [[Oak]], [[Oak/Roots|its roots]], [[nowhere]] and [it](bear://x-callback-url/open-note?id=${ID}2).

- [ ] water

![](assets/p%201.png)<!-- {"width":120} -->
[list.pdf](assets/list.pdf)<!-- {"embed":"true", "preview":"true"} -->
`,
  'Backup.bearbk/Garden plan.textbundle/assets/p 1.png': PNG,
  'Backup.bearbk/Garden plan.textbundle/assets/list.pdf': '%PDF-1.4\n',
  'Backup.bearbk/Oak.textbundle/info.json': info(`${ID}2`, { archived: 1, locked: 1 }),
  'Backup.bearbk/Oak.textbundle/text.md': '# Oak\nIn [[Garden / plan]]',
  'Backup.bearbk/Old.textbundle/info.json': info(`${ID}3`, { trashed: 1 }),
  'Backup.bearbk/Old.textbundle/text.txt': '# Old',
};

describe('A backup of Bear', () => {
  it('is imported with tags, links, pictures, dates, pins, and what was archived', async () => {
    const { items, text, raw, files, report } = await take(bearVault);
    expect(items).toEqual(['archive/oak: Oak', 'archive: Archive', 'garden-plan: Garden / plan']);
    expect(await text('garden-plan')).toBe(`#home/garden #two-words <u>under</u> ~~gone~~ ==mark==

See [Oak](note:archive/oak), [its roots](note:archive/oak), [[nowhere]] and [it](note:archive/oak).

- [ ] water

![|120](FILE)
[list.pdf](FILE)
`);
    expect(await text('archive/oak')).toBe('In [Garden / plan](note:garden-plan)');
    expect(await raw('garden-plan')).toMatchObject({
      createdAt: '2024-06-07T10:08:13.000Z',
      updatedAt: '2024-06-14T05:56:56.000Z',
      pinned: true,
    });
    expect(await bytesOf((await files('garden-plan'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ program: 'Bear', notes: 2, categories: 1, attachments: 2 });
    expect(report?.losses).toEqual([
      { file: 'Oak.textbundle/text.md', reason: 'Its lock was not kept' },
      { file: 'Old.textbundle/text.txt', reason: 'It was in the trash of Bear' },
    ]);
    expect(report?.deadLinks).toEqual([
      { file: 'Garden plan.textbundle/text.md', reason: 'A link leads nowhere', what: '[[nowhere]]' },
    ]);
  });

  it('is read as a TextPack of one note without facts about it', async () => {
    const { items, text } = await take({
      'Note.textbundle/text.markdown': 'No heading ![](assets/a.png)',
      'Note.textbundle/assets/a.png': PNG,
      'Note.textbundle/info.json': '{"version":2}',
    });
    expect(items).toEqual(['note: Note']);
    expect(await text('note')).toBe('No heading ![](FILE)');
  });
});
