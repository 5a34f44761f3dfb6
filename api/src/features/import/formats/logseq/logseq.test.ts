import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take } = useImports();
const ID = '6420a1b2-0000-4000-8000-00000000000';

const graph = {
  'graph/logseq/config.edn': '{}',
  'graph/logseq/custom.css': '',
  'graph/journals/2023_01_05.md': `- Met at [[Projects/Garden]]\n  collapsed:: true\n\t- see ((${ID}1))`,
  'graph/pages/Projects.md': 'alias:: Work, [[All work]]\ntags:: area\n\n- All of them',
  'graph/pages/Projects___Garden.md':
    `- Plant the [[oak]]\n  id:: ${ID}1\n- again ((${ID}1)) and ((${ID}9))\n- \`((${ID}1))\` {{embed [[All Work]]}} [mine]([[work]])\n` +
    '- ![p](../assets/p.png){:height 30, :width 40}\n',
  'graph/pages/Oak.md': '- On [[Jan 5th, 2023]], #[[projects/garden]], [[nowhere]]\n',
  'graph/assets/p.png': PNG,
};

describe('A graph of Logseq', () => {
  it('is imported with namespaces as categories, aliases, journals, blocks, and pictures', async () => {
    const { items, text, orderOf, report } = await take(graph);
    expect(items).toEqual([
      'journals/2023-01-05: 2023-01-05',
      'journals: journals',
      'oak: Oak',
      'projects/garden: Garden',
      'projects/projects: Projects',
      'projects: Projects',
    ]);
    expect(orderOf('projects')).toEqual(['projects/projects']);
    expect(await text('projects/projects')).toBe(
      '---\nalias: Work, [[All work]]\ntags: area\n---\n\n- All of them',
    );
    expect(await text('journals/2023-01-05')).toBe(
      '- Met at [Projects/Garden](note:projects/garden)\n\t- see [Plant the oak](note:projects/garden)',
    );
    expect(await text('projects/garden')).toBe(
      `- Plant the [oak](note:oak)\n- again Plant the oak and ((${ID}9))\n- \`((${ID}1))\` [All Work](note:projects/projects) [mine](note:projects/projects)\n- ![p|40x30](FILE)\n`,
    );
    expect(await text('oak')).toBe(
      '- On [Jan 5th, 2023](note:journals/2023-01-05), #[projects/garden](note:projects/garden), [[nowhere]]\n',
    );
    expect(report).toMatchObject({
      source: 'logseq',
      notes: 4,
      categories: 2,
      attachments: 1,
      deadLinkCount: 1,
    });
    expect(report?.losses).toEqual([
      { file: 'logseq/', reason: 'The settings of Logseq' },
      {
        file: 'pages/Projects___Garden.md',
        reason: 'A reference to a block that is not there',
        what: `((${ID}9))`,
      },
    ]);
  });

  it('keeps the title of a page, properties that are there twice, and bullets of blocks with properties', async () => {
    const { items, text } = await take({
      'graph/logseq/config.edn': '{}',
      'graph/pages/oak___Old.md': 'title:: oak/old\n\n- x',
      'graph/pages/garden.md': `title:: My Garden\ntags:: a\ntags:: b\n\n- id:: ${ID}1\n  first\n  more\n- second\n\t- collapsed:: true\n\t  id:: ${ID}2\n\t  third\n- id:: ${ID}3\n- last`,
    });
    expect(items).toEqual(['garden: My Garden', 'oak/old: Old', 'oak: oak']);
    expect(await text('garden')).toBe('---\ntags: a, b\n---\n\n- first\n  more\n- second\n\t- third\n- last');
  });
});
