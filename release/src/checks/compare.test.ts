import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { ALL, compare } from './compare.ts';

const workspace = createWorkspace();
afterAll(() => workspace.remove());

const react = { name: 'react', requiredVersion: '^19.0.0' };
const versions: string[] = [];
async function release(code: string, rest: object) {
  workspace.remote('notes', code, rest);
  const names = versions.length === 0 ? ['host', 'notes'] : ['notes'];
  const store = await openStore(workspace.site);
  const { records } = await publish(store, { names, workspace: workspace.dir, mount: false });
  versions.push(records[0]?.release.version ?? '');
}
beforeAll(async () => {
  workspace.host('aaaaaaaa');
  await release('one', { shared: [react] });
  const many = Array.from({ length: 400 }, (_, n) => `${n} `).join('');
  await release(`two ${many}`, {
    contract: '1.5.0',
    shared: [
      { ...react, requiredVersion: '^19.1.0' },
      { name: 'react-dom', requiredVersion: '^19.0.0' },
    ],
  });
});

it('Compares contract, shared modules, and what visitors download, in compressed bytes', async () => {
  const [from = '', to = ''] = versions;
  const store = await openStore(workspace.site);
  const { contract, sizes, shared } = await compare(store, { name: 'notes', from, to });
  expect(contract).toMatchObject({ to: '^1.5.0' });
  expect(contract.from).not.toBe('^1.5.0');
  expect(shared).toEqual([
    { what: 'react', from: '^19.0.0', to: '^19.1.0' },
    { what: 'react-dom', from: null, to: '^19.0.0' },
  ]);
  expect(sizes.map(({ what }) => what)).toEqual(['entry', 'notes-page', ALL]);
  const [entry, page] = sizes;
  expect(entry).toEqual({ what: 'entry', from: 14, to: 14 });
  const small = await store.site.read(`remotes/notes/${to}/page.js.br`);
  expect(page?.to).toBe(14 + (small?.content.length ?? 0));
  expect(page?.from).toBeLessThan(page?.to ?? 0);
});

it('Refuses a version that is not kept, also one that is no version', async () => {
  const store = await openStore(workspace.site);
  const [from = ''] = versions;
  for (const to of ['9.9.9', '../../registry', '']) {
    await expect(compare(store, { name: 'notes', from, to })).rejects.toThrow(
      `notes has no version "${to}". Kept: `,
    );
  }
});
