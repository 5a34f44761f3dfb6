import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assemble } from './assemble.ts';
import { installSite } from './install-site.ts';
import { rollback, setKilled } from './publish/switches.ts';
import { verify } from './publish/verify.ts';
import { addPublisher } from './publishers/change-publishers.ts';
import { newKeyFile } from './publishers/key-file.ts';
import { readRegistry } from './registry/registry.ts';
import { openArchive, writeArchive } from './store/archive.ts';
import { openStore } from './store/store.ts';
import { createWorkspace } from './testing/workspace.ts';

let workspace: ReturnType<typeof createWorkspace>;
let to = '';
beforeEach(() => {
  workspace = createWorkspace();
  workspace.remote('notes', 'one');
  workspace.host('aaaaaaaa');
  to = path.join(workspace.dir, 'data/releases/site');
});
afterEach(() => workspace.remove());

async function installFrom(file: string) {
  const source = await openArchive(file);
  await installSite(source, to).finally(source.close);
}

/** A package with what is built now, installed into the site. */
async function install() {
  const folder = path.join(workspace.dir, 'package');
  rmSync(folder, { recursive: true, force: true });
  const shipped = await assemble({ from: workspace.dir, site: path.join(folder, 'site') });
  const file = path.join(folder, 'release.zip');
  await writeArchive(await openStore(path.join(folder, 'site')), file);
  await installFrom(file);
  const { registry } = await readRegistry(await openStore(to));
  return { shipped, registry };
}

describe('installSite', () => {
  it('makes a site with every file of the package, that can be published to', async () => {
    const { shipped, registry } = await install();
    // Its revisions are counted from here, so it has a history of its own.
    expect(registry).toEqual({ ...shipped, history: expect.any(String) });
    expect(registry.history).not.toBe(shipped.history);
    const verdicts = await verify(await openStore(to));
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    const { version } = shipped.remotes[0] ?? { version: '' };
    const files = readdirSync(path.join(to, 'remotes/notes', version));
    expect(files).toEqual(expect.arrayContaining(['page.js', 'page.js.br']));
    const { registry: killed } = await setKilled(await openStore(to), { name: 'notes', killed: true });
    expect(killed.remotes[0]?.killed).toBe(true);
  });

  it('changes nothing at the next start', async () => {
    await install();
    const before = statSync(path.join(to, 'registry.json')).mtimeMs;
    expect((await install()).registry.revision).toBe(1);
    expect(statSync(path.join(to, 'registry.json')).mtimeMs).toBe(before);
  });

  it('brings the releases of a newer package, and goes back with an older one', async () => {
    const { registry: first } = await install();
    workspace.remote('notes', 'two');
    workspace.remote('weather', 'one');
    workspace.host('bbbbbbbb');
    const { shipped, registry } = await install();
    expect(registry.host).toEqual(shipped.host);
    expect(registry.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(
      shipped.remotes.map(({ name, version }) => `${name} ${version}`),
    );
    expect(registry.remotes[0]?.previous).toBe(first.remotes[0]?.version);
    workspace.remote('notes', 'one');
    expect((await install()).registry.remotes[0]?.version).toBe(first.remotes[0]?.version);
  });

  it('leaves a version that somebody chose', async () => {
    const { registry: first } = await install();
    workspace.remote('notes', 'two');
    await install();
    await rollback(await openStore(to), { name: 'notes' });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { registry } = await install();
    expect(registry.remotes[0]?.version).toBe(first.remotes[0]?.version);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('my-note remote promote notes'));
  });

  it('does not change a site that takes only signed releases', async () => {
    const { registry: before } = await install();
    const { publicKey } = newKeyFile(path.join(workspace.dir, 'ada.key'));
    await addPublisher(await openStore(to), { key: publicKey, name: 'Ada', remotes: ['all'] });
    workspace.remote('notes', 'two');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await install()).registry.remotes).toEqual(before.remotes);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('only publishes that one of its publishers'));
  });

  it('begins again where it was ended in between', async () => {
    await install();
    rmSync(path.join(to, '..'), { recursive: true });
    // As after a kill: files without a registry.
    const store = await openStore(to);
    await store.site.write('assets/half.js', 'half');
    await installFrom(path.join(workspace.dir, 'package/release.zip'));
    expect((await readRegistry(store)).registry.revision).toBe(1);
    expect(existsSync(path.join(to, 'index.html'))).toBe(true);
  });
});
