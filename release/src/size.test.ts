import { afterAll, expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { sizes } from './size.ts';
import { createWorkspace } from './testing/workspace.ts';

const workspace = createWorkspace();
afterAll(() => workspace.remove());

it('A site is weighed against the budgets of its remotes', async () => {
  workspace.host('aaaaaaaa');
  workspace.put(
    'host/dist/index.html',
    '<script defer src="/assets/main.aaaaaaaa.js"></script><link href="/assets/main.aaaaaaaa.css" rel="stylesheet">',
  );
  workspace.put('host/dist/assets/main.aaaaaaaa.css', 'body{}');
  workspace.remote('notes', 'one');
  workspace.put('remote-notes/dist/chunks.json', { editor: ['page.js', 'entry.js'] });
  await assemble({ from: workspace.dir, site: workspace.site });

  const fine = sizes(workspace.site, workspace.dir);
  expect(fine.problems).toEqual([]);
  expect(fine.weights.map(({ what, limit }) => `${what} ${limit}`)).toEqual([
    'host, first load 210000',
    'notes, entry 5000',
    'notes, notes-page 10000',
    'notes, editor 10000',
  ]);
  for (const { what, gzip, brotli } of fine.weights) {
    expect(gzip, what).toBeGreaterThan(20);
    expect(brotli, what).toBeLessThan(gzip + 10);
  }

  const tight = { entry: 0.001, page: 0.001, css: 1, requests: 2, parts: { editor: 0.01 } };
  workspace.put('remote-notes/budget.json', tight);
  expect(sizes(workspace.site, workspace.dir).problems).toEqual([
    expect.stringMatching(/^notes, entry: 0\.0 kB compressed, its budget is 0\.0 kB$/),
    expect.stringContaining('notes, notes-page: '),
    expect.stringContaining('notes, editor: '),
    'notes, notes-page: 3 requests, its budget is 2',
  ]);
});

it('A page that names no script is refused', async () => {
  workspace.host('bbbbbbbb');
  await assemble({ from: workspace.dir, site: workspace.site });
  expect(() => sizes(workspace.site, workspace.dir)).toThrow('names no script');
});
