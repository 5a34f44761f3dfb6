import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assemble } from './assemble.ts';
import { installSite } from './install-site.ts';
import { publish } from './publish/publish.ts';
import { remove, rollback, setKilled } from './publish/switches.ts';
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
afterEach(() => {
  vi.unstubAllEnvs();
  workspace.remove();
});

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

/** As in the journal of an older version. */
const forgetStarts = () => rmSync(path.join(to, '../journal/site/starts'), { recursive: true });

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

  it.each([
    ['', false],
    [' in a site that an older My Note had made', true],
  ])('leaves a version that somebody chose%s', async (_where, isOld) => {
    const { registry: first } = await install();
    workspace.remote('notes', 'two');
    await install();
    await rollback(await openStore(to), { name: 'notes' });
    if (isOld) forgetStarts();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { registry } = await install();
    expect(registry.remotes[0]?.version).toBe(first.remotes[0]?.version);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('my-note remote promote notes'));
  });

  describe('of a package that has not changed', () => {
    const live = async () => (await readRegistry(await openStore(to))).registry.remotes;
    const publishLater = async (codes: string[]) => {
      const store = await openStore(to);
      for (const code of codes) {
        workspace.remote('notes', code);
        await publish(store, { names: ['notes'], workspace: workspace.dir, mount: false });
      }
      workspace.remote('notes', 'one');
    };
    beforeEach(() => {
      vi.stubEnv('MY_NOTE_KEEP_DAYS', '0');
      vi.spyOn(console, 'warn').mockReturnValue();
    });

    it.each([
      ['what was published since, after its own files were removed', false],
      ['the same where an older My Note had made the site', true],
    ])('leaves %s', async (_what, isOld) => {
      const { registry: first } = await install();
      if (isOld) {
        forgetStarts();
        await install();
      }
      await publishLater(['two', 'three', 'four', 'five']);
      const before = await live();
      const folders = readdirSync(path.join(to, 'remotes/notes'));
      expect(folders).not.toContain(first.remotes[0]?.version);
      expect((await install()).registry.remotes).toEqual(before);
      expect(readdirSync(path.join(to, 'remotes/notes'))).toEqual(folders);
    });

    it('leaves a remote removed whose files are removed too', async () => {
      workspace.remote('weather', 'one');
      await install();
      await remove(await openStore(to), 'weather');
      await publishLater(['two']);
      expect(readdirSync(path.join(to, 'remotes/weather'))).toEqual([]);
      await install();
      expect((await live()).map(({ name }) => name)).toEqual(['notes']);
    });

    it('leaves a rollback, however many flips were made since', async () => {
      await install();
      workspace.remote('notes', 'two');
      const { registry: second } = await install();
      const store = await openStore(to);
      await rollback(store, { name: 'notes' });
      workspace.remote('weather', 'one');
      await publish(store, { names: ['weather'], workspace: workspace.dir, mount: false });
      rmSync(path.join(workspace.dir, 'remote-weather'), { recursive: true });
      const flips = process.env.FULL ? 100 : 5;
      for (let n = 0; n < flips; n += 1) await setKilled(store, { name: 'weather', killed: n % 2 === 0 });
      await install();
      expect((await live())[0]?.version).toBe(second.remotes[0]?.previous);
    });
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
