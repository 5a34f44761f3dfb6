import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

const record = (uid: string, more = {}) =>
  JSON.stringify({
    uid,
    creator: 'ada',
    createTime: '2026-03-02T14:05:11Z',
    updateTime: '2026-03-02T14:20:47Z',
    state: 'NORMAL',
    visibility: 'PRIVATE',
    contentPath: `memos/${uid}.md`,
    ...more,
  });

/** An export of Memos, by its format 1.0 of 2026. */
const memosVault = {
  'manifest.json': JSON.stringify({ format: 'memos-export', formatVersion: '1.0', scope: { kind: 'USER' } }),
  'memos/Ab3.json': record('Ab3', {
    pinned: true,
    visibility: 'PUBLIC',
    tags: ['work', 'q3'],
    location: { placeholder: 'Office', latitude: 52.52, longitude: 13.405 },
    relations: [{ type: 'REFERENCE', memo: 'Qr5' }],
    attachments: [
      {
        uid: 'att1',
        filename: 'white board.png',
        type: 'image/png',
        size: PNG.length,
        path: 'attachments/att1/white board.png',
      },
      {
        uid: 'att2',
        filename: 'spec.pdf',
        type: 'application/pdf',
        externalLink: 'https://files.example.com/spec.pdf',
      },
      { uid: 'att3', filename: 'lost.png', type: 'image/png', path: 'attachments/att3/lost.png' },
    ],
    reactions: [{ reactionType: '👍', creator: 'bob' }],
  }),
  'memos/Ab3.md': '#work Met **Bob**, see [it](/m/Qr5) and https://memos.example.org/memos/Qr5\n\n- [ ] call',
  'memos/Qr5.json': record('Qr5', { state: 'ARCHIVED' }),
  'memos/Qr5.md': '# Old plan\n\ntext',
  'memos/Xy7.json': record('Xy7', { parent: 'Ab3', space: { uid: 's', title: 'Team notes' } }),
  'memos/Xy7.md': 'I agree',
  'memos/Bad.json': record('Bad'),
  'attachments/att1/white board.png': PNG,
};

describe('An export of Memos', () => {
  it('is imported with attachments, comments, relations, spaces, dates, and what was archived', async () => {
    const { items, text, raw, files, report } = await take(memosVault);
    expect(items).toEqual([
      'archive/old-plan: Old plan',
      'archive: Archive',
      'met-bob-see-it-and-https-memos-example-org-memos-qr5: Met Bob, see it and https://memos.example.org/memos/Qr5',
      'team-notes/i-agree: I agree',
      'team-notes: Team notes',
    ]);
    const slug = 'met-bob-see-it-and-https-memos-example-org-memos-qr5';
    expect(await text(slug)).toBe(`---
place: Office
latitude: "52.52"
longitude: "13.405"
tags:
  - q3
---

#work Met **Bob**, see [it](note:archive/old-plan) and [Old plan](note:archive/old-plan)

- [ ] call

![white board.png](FILE)

[spec.pdf](<https://files.example.com/spec.pdf>)

- [Old plan](note:archive/old-plan)`);
    expect(await text('archive/old-plan')).toBe('text');
    expect(await text('team-notes/i-agree')).toBe(
      `Comment on [Met Bob, see it and https://memos.example.org/memos/Qr5](note:${slug})\n\nI agree`,
    );
    expect(await raw(slug)).toMatchObject({ createdAt: '2026-03-02T14:05:11.000Z', pinned: true });
    expect(await bytesOf((await files(slug))[0])).toEqual(PNG);
    expect(report).toMatchObject({ program: 'Memos', notes: 3, attachments: 1 });
    expect(report?.losses).toEqual([
      { file: 'memos/Bad.json', reason: '"memos/Bad.json" is no complete record of Memos' },
      { file: expect.stringContaining('Met'), reason: 'A file is missing in the export', what: 'lost.png' },
      { file: expect.stringContaining('Met'), reason: 'Who could see it was not kept', what: 'public' },
      { file: expect.stringContaining('Met'), reason: 'Reactions were not kept', what: '👍' },
    ]);
  });

  it('is read from a list of the API, whose files are missing', async () => {
    const memo = { name: 'memos/a1', content: 'Hello', createTime: '2026-03-02T14:05:11Z', state: 'NORMAL' };
    const { items, report } = await take({
      'memos.json': JSON.stringify({
        memos: [{ ...memo, attachments: [{ name: 'attachments/x', filename: 'a.png', type: 'image/png' }] }],
        nextPageToken: '',
      }),
    });
    expect(items).toEqual(['hello: Hello']);
    expect(report?.losses).toEqual([
      { file: 'Hello.md', reason: 'A file is missing in the export', what: 'a.png' },
    ]);
  });
});
