import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { PNG } from '../files/files.ts';

const KEY = 'uploads/0198c0de-0000-4000-8000-000000000001/0198c0de-0000-4000-8000-000000000002';
const DATES = JSON.stringify({
  createdAt: '2021-01-02T03:04:05.678Z',
  updatedAt: '2022-01-02T03:04:05.678Z',
});

export const outlineVault = {
  'Handbook/Welcome.md': `# Welcome

Read [Rules](./Rules.md) and [Pay](./Rules/Pay.md#h-how-much).\\
Second line by @[Ada Lovelace](mention://0198c0de-0000-4000-8000-000000000003/user/0198c0de-0000-4000-8000-000000000004).

![A view](${KEY}/photo.png " =300x200")

:::info
Note **well**

- and this
:::

:::warning
Unclosed in \`:::\`
`,
  'Handbook/Rules.md': '# Rules\n\nThe rules. [Pay](./Rules/Pay.md)\n',
  'Handbook/Rules/Pay.md': '# Pay\n\n## How much\n\n[up](./../Welcome.md) [dead](/doc/gone-abcdefghij)\n',
  'Handbook/Empty.md': '# Empty\n\n',
  'Handbook/Empty/Child.md': '# Child\n\n[parent](./../Empty.md)',
  [`Handbook/${KEY}/photo.png`]: PNG,
  'Second (x)/What_ now.md': '# What? now\n\ntext\n',
};

/** Outline's export "Markdown", with the dates in the comments of its files. */
export function outlineZip(): Promise<Buffer> {
  const zip = new ZipFile();
  // A variable, because the library's types lack comments.
  const document = { compress: true, fileComment: DATES };
  for (const [name, bytes] of Object.entries(outlineVault))
    zip.addBuffer(Buffer.from(bytes), name, name.endsWith('.md') ? document : {});
  zip.end();
  return buffer(zip.outputStream);
}
