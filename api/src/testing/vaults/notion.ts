import { zipOf } from '../files/archives.ts';
import { PNG } from '../files/files.ts';

const id = (digit: string) => digit.repeat(32);
const home = `Home ${id('1')}`;
const tasks = `Tasks ${id('2')}`;

const rows = `\uFEFFName,Tags,Note
Write tests,"a, b","two
lines | and a bar"
No page,c,<b>
Twice,,
`;

/** Notion's export "Markdown & CSV" as it was until 2024: ids behind every name. */
export const notionVault = {
  [`${home}.md`]: `# Home

Intro with [Sub page](${encodeURIComponent(home)}/Sub%20page%20${id('3')}.md) and [Tasks](${encodeURIComponent(home)}/${encodeURIComponent(tasks)}.csv).

![Untitled](${encodeURIComponent(home)}/Untitled.png)

<aside>
💡 A **callout**

with two parts

</aside>
[block](${encodeURIComponent(home)}/Sub%20page%20${id('3')}.md#${id('9')})
`,
  [`${home}/Sub page ${id('3')}.md`]: `# Sub page: the whole name\n\n[up](../${encodeURIComponent(home)}.md)`,
  [`${home}/Untitled.png`]: PNG,
  [`${home}/${tasks}.csv`]: '\uFEFFName,Tags\nWrite tests,"a, b"\n',
  [`${home}/${tasks}_all.csv`]: rows,
  [`${home}/${tasks}/Write tests ${id('4')}.md`]:
    '# Write tests\n\nTags: a, b\nDue: January 2, 2020\n\nDo it.\n',
  [`${home}/${tasks}/Twice ${id('5')}.md`]: '# Twice\n\n',
  [`${home}/${tasks}/Twice ${id('6')}.md`]: '# Twice\n\n',
  [`Shell ${id('7')}.md`]: '# Shell\n\n',
  [`Shell ${id('7')}/Inside ${id('8')}.md`]: `# Inside\n\n[shell](../Shell%20${id('7')}.md)`,
  'index.html': '<html></html>',
};

/** A large export: zips in a zip, newer names without ids of folders, and all inside one folder. */
export async function notionParts(): Promise<Buffer> {
  const around = 'Export-0198c0de-0000-4000-8000-000000000001';
  const block = 'ExportBlock-0198c0de-0000-4000-8000-000000000002';
  const page = `Home ${id('1')}.md`;
  return zipOf({
    [`${block}-Part-1.zip`]: await zipOf({
      [`${around}/${page}`]: '# Home\n\n![p](Home/pic.png) [s](Home/Sub.md)',
      [`${around}/Home/Sub.md`]: '# Sub\n\ntext',
    }),
    [`${block}-Part-2.zip`]: await zipOf({
      [`${around}/Home/pic.png`]: PNG,
      [`${around}/inner.zip`]: await zipOf({ 'x.md': 'x' }),
    }),
  });
}
