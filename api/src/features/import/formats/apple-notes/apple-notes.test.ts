import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

/** Notes in a copy of one's data from privacy.apple.com, as of 2026. */
const appleVault = {
  'iCloud Notes/Notes Details.csv': `Title, Created On, Modified On, Pinned, Deleted, Drawing/Handwriting, ContentHash at Import
Shopping,04-12-2026 09:00:00,04-13-2026 10:11:12,Yes,No,Yes,
"Plan, big",01-02-2020 03:04:05,01-02-2020 03:04:05,No,No,No,
`,
  'iCloud Notes/Shared Notes Info.csv': 'File Name, Shared On\n',
  'iCloud Notes/Notes/Shopping/Shopping.txt':
    'Shopping\n\n\t\u25e6\tmilk *fresh*\n\t\u2713\teggs\n\nLook: \ufffc\n- one\nend',
  'iCloud Notes/Notes/Shopping/Attachment.png': PNG,
  'iCloud Notes/Notes/Shopping/Attachment-1.pdf': '%PDF-1.4\n',
  'iCloud Notes/Notes/Work/Plan, big/Plan, big.txt': 'Plan, big\ntext',
  'iCloud Notes/Notes/Work/Plan, big/Plan, big-1.txt': 'Another\r\nline',
  'iCloud Notes/Recently Deleted/Old/Old.txt': 'Old',
};

describe("A copy of Apple's notes", () => {
  it('is imported with folders, tasks, files at their places, dates, and pins', async () => {
    const { items, text, raw, files, report } = await take(appleVault);
    expect(items).toEqual([
      'shopping: Shopping',
      'work/plan-big-2: Another',
      'work/plan-big: Plan, big',
      'work: Work',
    ]);
    expect(await text('shopping')).toBe(`- [ ] milk \\*fresh\\*
- [x] eggs

Look: ![Attachment.png](FILE)
- one\u0020\u0020
end

[Attachment-1.pdf](FILE)`);
    expect(await raw('shopping')).toMatchObject({
      createdAt: '2026-04-12T09:00:00.000Z',
      updatedAt: '2026-04-13T10:11:12.000Z',
      pinned: true,
    });
    expect(await raw('work/plan-big')).toMatchObject({
      createdAt: '2020-01-02T03:04:05.000Z',
      content: 'text',
    });
    expect(await bytesOf((await files('shopping'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ program: 'Apple Notes', notes: 3, categories: 1, attachments: 2 });
    expect(report?.losses).toEqual([
      { file: 'Notes/Shopping/Shopping.txt', reason: 'A drawing is a picture now' },
      { file: 'Recently Deleted/Old/Old.txt', reason: 'It was in the trash of Apple Notes' },
    ]);
  });

  it('gives no note the dates of another one with the same title', async () => {
    const { raw } = await take({
      'iCloud Notes/Notes Details.csv': `Title,Created On,Modified On,Pinned,Deleted,Drawing/Handwriting
Ideas,04-12-2021 09:00:00,04-13-2021 10:11:12,Yes,No,No
Ideas,04-12-2022 09:00:00,04-13-2022 10:11:12,No,No,No
`,
      'iCloud Notes/Notes/Ideas/Ideas.txt': 'Ideas\none',
      'iCloud Notes/Notes/Work/Ideas/Ideas.txt': 'Ideas\ntwo',
    });
    for (const slug of ['ideas', 'work/ideas']) {
      const note = await raw(slug);
      expect(note).toMatchObject({ createdAt: expect.not.stringMatching(/^202[12]/) });
      expect(note).not.toMatchObject({ pinned: true });
    }
  });

  it('as Markdown of macOS 26 is a folder of Markdown with its pictures', async () => {
    const { items, text } = await take({
      'Trip/Trip.md': '# Trip\n\n- [ ] pack\n\n![](Attachments/0F1E.png)',
      'Trip/Attachments/0F1E.png': PNG,
    });
    expect(items).toEqual(['trip/trip: Trip', 'trip: Trip']);
    expect(await text('trip/trip')).toContain('![](FILE)');
  });
});
