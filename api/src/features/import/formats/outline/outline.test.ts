import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../testing/files/archives.ts';
import { PNG } from '../../../../testing/files/files.ts';
import { outlineVault, outlineZip } from '../../../../testing/vaults/outline.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { takeZip: take, bytesOf } = useImports();

describe("Outline's export", () => {
  it('is imported with its collections, nested documents, dates, links, notices, and files', async () => {
    const { items, text, raw, files, orderOf, report } = await take(await outlineZip());
    expect(items).toEqual([
      'handbook/empty/child: Child',
      'handbook/empty: Empty',
      'handbook/rules/pay: Pay',
      'handbook/rules/rules: Rules',
      'handbook/rules: Rules',
      'handbook/welcome: Welcome',
      'handbook: Handbook',
      'second-x/what-now: What? now',
      'second-x: Second x',
    ]);
    expect(
      await text('handbook/welcome'),
    ).toBe(`Read [Rules](note:handbook/rules/rules) and [Pay](note:handbook/rules/pay#how-much).\\
Second line by @Ada Lovelace.

![A view](FILE " =300x200")

> [!info]
> Note **well**
>
> - and this

:::warning
Unclosed in \`:::\`
`);
    expect(await text('handbook/rules/rules')).toBe('The rules. [Pay](note:handbook/rules/pay)\n');
    expect(await text('handbook/rules/pay')).toBe(
      '## How much\n\n[up](note:handbook/welcome) [dead](/doc/gone-abcdefghij)\n',
    );
    expect(await text('handbook/empty/child')).toBe('[parent](note:handbook/empty)');
    expect(orderOf('handbook/rules')).toEqual(['handbook/rules/rules']);
    expect(await raw('handbook/welcome')).toMatchObject({
      createdAt: '2021-01-02T03:04:05.678Z',
      updatedAt: '2022-01-02T03:04:05.678Z',
    });
    expect(await bytesOf((await files('handbook/welcome'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ source: 'outline', notes: 5, categories: 4, attachments: 1 });
    expect(report?.losses).toEqual([
      { file: 'Second (x)/', reason: 'Renamed', what: 'Second x' },
      { file: 'Handbook/Welcome.md', reason: 'A mention became text', what: expect.stringContaining('Ada') },
    ]);
  });

  it('is recognized by its files when it was zipped again with a folder around it', async () => {
    const around = Object.fromEntries(
      Object.entries(outlineVault).map(([name, text]) => [`out/${name}`, text]),
    );
    const { items, report } = await take(await zipOf(around));
    expect(report?.source).toBe('outline');
    expect(items).toContain('handbook/welcome: Welcome');
  });

  it('of one collection keeps it, and is recognized by its titles alone', async () => {
    const { items, report } = await take(
      await zipOf({ 'Notes/A.md': '# A\n\ntext', 'Notes/A/B.md': '# B\n\ntext' }),
    );
    expect(report?.source).toBe('outline');
    expect(items).toEqual(['notes/a/a: A', 'notes/a/b: B', 'notes/a: A', 'notes: Notes']);
  });
});
