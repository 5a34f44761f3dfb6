import { PNG } from '../files/files.ts';

const canvas = JSON.stringify({ nodes: [{ id: '1', type: 'text', text: 'Hi', x: 0, y: 0 }], edges: [] });

/** A vault of Obsidian, in the folder that a file manager zips. */
export const obsidianVault = {
  'My Vault/.obsidian/app.json': '{"promptDelete":false}',
  'My Vault/.obsidian/plugins/x/main.js': 'code',
  'My Vault/.trash/Old.md': 'Deleted',
  'My Vault/.DS_Store': 'junk',
  'My Vault/Home.md': `---
tags:
  - index
  - project/alpha
aliases: [Start]
created: 2021-03-04
cssclasses: wide
---
# Welcome

[[Plan]] and [[plan|the plan]], [[Projects/Plan#Next steps]], [[Plan#^a1b2c3]] and [[#Welcome]].
![[Plan]] ![[Projects/Plan#Next steps]]
![[photo.png]] ![[Photo.PNG|300]] ![[photo.png|A view|100x50]] ![[paper.pdf]]
[Plan again](Projects/Plan.md#Next%20steps) [shortest](Deep.md) ![md](assets/photo.png)
==bright== text, %%not shown [[Plan]]%% shown ^d4e5f6

| Note | What |
| --- | --- |
| [[Plan\\|in a table]] | ==yes== |

> [!warning]- Take care
> It is [[Deep|deep]].

> [!tip]
> Only a kind

\`[[Plan]]\` and

\`\`\`md
[[Plan]] ==no== %%kept%%
\`\`\`

%%
A long comment --> with an arrow
\`\`\`
code in it
\`\`\`
%%
[[Nowhere]] [gone](missing.md) [[Board.canvas]] 100%% of it
`,
  'My Vault/Plan.md': 'The plan at the top',
  'My Vault/Projects/Plan.md': '# Next steps\n\n[[Home]] [[Plan]] [[../Home|up]]',
  'My Vault/Projects/Sub (1)/Deep.md':
    '---\ntitle: Deep title\nmodified: 2022-05-06T07:08:09Z\n---\nSee [[Plan]] [[projects/plan]]',
  'My Vault/assets/photo.png': PNG,
  'My Vault/assets/paper.pdf': Buffer.from('%PDF-1.4\n%%EOF\n'),
  'My Vault/assets/unused.png': PNG,
  'My Vault/Board.canvas': canvas,
  'My Vault/Books.base': 'views:\n  - type: table\n',
  'My Vault/Drawing.excalidraw.md': '---\nexcalidraw-plugin: parsed\n---\n# Text Elements',
};
