import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { list } from '../command/list.ts';
import { REGISTRY, readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { rollback, setKilled } from './switches.ts';
import { verify } from './verify.ts';

let workspace: ReturnType<typeof createWorkspace>;
let store: Store;
beforeEach(async () => {
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  workspace.remote('notes', 'one');
  store = await openStore(workspace.site);
});
afterEach(() => {
  vi.unstubAllEnvs();
  workspace.remove();
});

const go = (names: string[], rest = {}, to = store) =>
  publish(to, { names, workspace: workspace.dir, mount: false, ...rest });
const registryOf = async () => (await readRegistry(store)).registry;
const liveOf = async (name: string) => (await registryOf()).remotes.find((one) => one.name === name)?.version;
const problems = async () => (await verify(store)).flatMap((verdict) => verdict.problems);
const inSite = (file: string) => path.join(workspace.site, file);
/** The store, with another function for one swap of the registry. */
function withSwap(once: (swap: () => Promise<boolean>) => Promise<boolean>) {
  let isFirst = true;
  const swap = async (...change: Parameters<Store['site']['swap']>) => {
    const real = () => store.site.swap(...change);
    if (!isFirst) return real();
    isFirst = false;
    return once(real);
  };
  return { ...store, site: { ...store.site, swap } };
}
const lostAnswer = () =>
  withSwap(async (swap) => {
    await swap();
    return false;
  });
const ended = () => withSwap(() => Promise.reject(new Error('The process was ended')));

describe('A swap whose response was lost', () => {
  it('is done only once', async () => {
    await go(['host', 'notes']);
    const one = await liveOf('notes');
    workspace.remote('notes', 'two');
    await go(['notes'], {}, lostAnswer());
    expect((await registryOf()).revision).toBe(2);
    await rollback(lostAnswer(), { name: 'notes' });
    expect((await registryOf()).revision).toBe(3);
    expect(await liveOf('notes')).toBe(one);
    expect(await problems()).toEqual([]);
  });
});

describe('A publish that was overtaken by another one', () => {
  it('succeeds although its files are written already', async () => {
    await go(['host', 'notes']);
    const { registry } = await readRegistry(store);
    workspace.remote('notes', 'two');
    const behind = withSwap(async (swap) => {
      await store.site.write(REGISTRY, JSON.stringify({ ...registry, revision: 2 }));
      return swap();
    });
    await go(['notes'], {}, behind);
    expect((await registryOf()).revision).toBe(3);
    await expect(go(['notes'])).rejects.toThrow('was published already');
  });
});

describe('A publish that ended before the flip', () => {
  it.each([
    ['of a remote that is live', 'notes'],
    ['of a new one', 'extra'],
  ])('%s can be repeated, but only until it was live', async (_what, name) => {
    await go(['host', 'notes']);
    workspace.remote(name, 'two');
    await expect(go([name], {}, ended())).rejects.toThrow('was ended');
    expect((await registryOf()).revision).toBe(1);
    await go([name]);
    expect((await registryOf()).revision).toBe(2);
    const published = await liveOf(name);
    for (const code of ['three', 'four', 'five']) {
      workspace.remote(name, code);
      await go([name]);
    }
    workspace.remote(name, 'two');
    await expect(go([name])).rejects.toThrow(`${published} was published already`);
  });

  it('of the host leaves its page only until the next flip', async () => {
    vi.stubEnv('MY_NOTE_KEEP_DAYS', '0');
    await go(['host', 'notes']);
    for (const hash of ['bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee']) {
      workspace.host(hash);
      await expect(go(['host'], {}, ended())).rejects.toThrow('was ended');
    }
    await setKilled(store, { name: 'notes', killed: true });
    expect(workspace.read('index.html')).toContain('aaaaaaaa');
    expect(workspace.read('sw.js')).toContain('aaaaaaaa');
    expect(await problems()).toEqual([]);
  });

  it('may have been the first one of all', async () => {
    await expect(go(['host', 'notes'], {}, ended())).rejects.toThrow('was ended');
    expect(await list(store)).toEqual([`${store.place}: nothing is published here`]);
    await go(['host', 'notes']);
    expect((await registryOf()).revision).toBe(1);
  });
});

describe('A loss', () => {
  it('of the registry is reported', async () => {
    await go(['host', 'notes']);
    rmSync(inSite('registry.json'));
    await expect(go(['notes'])).rejects.toThrow(/registry\.json is gone.*Restore it/);
    await expect(verify(store)).rejects.toThrow('registry.json is gone');
  });

  it('of a line of the journal is reported', async () => {
    await go(['host', 'notes']);
    const flips = path.join(workspace.dir, 'dist/journal/site/flips');
    rmSync(flips, { recursive: true });
    expect(await problems()).toEqual(['the journal has no line of revision 1']);
  });

  it('of a record is reported, and no publish fails because of it', async () => {
    await go(['host', 'notes']);
    const file = `releases/notes/${await liveOf('notes')}.json`;
    writeFileSync(path.join(workspace.dir, 'dist/journal/site', file), '{"name":');
    expect(await problems()).toEqual([`${file} of the journal is damaged`]);
    workspace.remote('notes', 'two');
    expect(await go(['notes'])).not.toHaveProperty('warning');
  });
});

it('A failure after the flip is a warning', async () => {
  await go(['host', 'notes']);
  workspace.remote('notes', 'two');
  const folders = () => Promise.reject(new Error('The line is cut'));
  const flipped = await go(['notes'], {}, { ...store, site: { ...store.site, folders } });
  expect(flipped.warning).toContain('The line is cut');
  expect((await registryOf()).revision).toBe(2);
});

it('An old version that another publisher has just made live again is not removed', async () => {
  vi.stubEnv('MY_NOTE_KEEP_DAYS', '0');
  await go(['host', 'notes']);
  const { registry } = await readRegistry(store);
  for (const code of ['two', 'three']) {
    workspace.remote('notes', code);
    await go(['notes']);
  }
  workspace.remote('notes', 'four');
  const folders = async (folder: string) => {
    await store.site.write(REGISTRY, JSON.stringify({ ...registry, revision: 5 }));
    return store.site.folders(folder);
  };
  await go(['notes'], {}, { ...store, site: { ...store.site, folders } });
  expect(await store.site.folders('remotes/notes')).toContain(await liveOf('notes'));
});

it('A remote whose files were damaged while it was off is not switched on', async () => {
  await go(['host', 'notes']);
  await setKilled(store, { name: 'notes', killed: true });
  const file = inSite(`remotes/notes/${await liveOf('notes')}/page.js`);
  const content = readFileSync(file);
  appendFileSync(file, ' ');
  await expect(setKilled(store, { name: 'notes', killed: false })).rejects.toThrow(
    /Nothing was changed.*page\.js/s,
  );
  writeFileSync(file, content);
  expect((await setKilled(store, { name: 'notes', killed: false })).changed).toBe(true);
});

it('A remote that loses a file between its checks and its flip is not published', async () => {
  await go(['host', 'notes']);
  workspace.remote('notes', 'two');
  const exclusively = async <T>(task: () => Promise<T>) => {
    for (const folder of await store.site.folders('remotes/notes'))
      if (folder !== (await liveOf('notes'))) rmSync(inSite(`remotes/notes/${folder}/page.js`));
    return store.exclusively(task);
  };
  await expect(go(['notes'], {}, { ...store, exclusively })).rejects.toThrow(/not whole.*page\.js/);
  expect((await registryOf()).revision).toBe(1);
});

describe('A host', () => {
  const aheadOf = (role: 'canary' | 'previous') => async () => {
    const { registry } = await readRegistry(store);
    const [entry] = registry.remotes;
    const releases = entry?.releases?.map((one) =>
      one.version === (role === 'canary' ? entry.canary?.version : entry.previous)
        ? { ...one, contract: '^99.0.0' }
        : one,
    );
    await store.site.write(REGISTRY, JSON.stringify({ ...registry, remotes: [{ ...entry, releases }] }));
    workspace.host('bbbbbbbb');
  };

  it('that a canary would not run in is refused', async () => {
    await go(['host', 'notes']);
    workspace.remote('notes', 'two');
    await go(['notes'], { canary: 5 });
    await aheadOf('canary')();
    await expect(go(['host'])).rejects.toThrow('needs contract ^99.0.0');
  });

  it('that the previous version would not run in is published with a warning', async () => {
    await go(['host', 'notes']);
    workspace.remote('notes', 'two');
    await go(['notes']);
    await aheadOf('previous')();
    const lines: string[] = [];
    await go(['host'], { say: (text: string) => lines.push(text) });
    expect(lines.join('\n')).toMatch(/warning {2}no way back: notes .* needs contract \^99\.0\.0/);
  });

  it('that is live is published again only to repair its files', async () => {
    await go(['host', 'notes']);
    for (const file of ['assets/main.aaaaaaaa.js', 'assets/main.aaaaaaaa.js.map', 'index.html'])
      appendFileSync(inSite(file), ' ');
    expect(await problems()).toHaveLength(3);
    expect((await go(['host'])).changed).toBe(false);
    expect(await problems()).toEqual([]);
    await expect(go(['host'])).rejects.toThrow('live already');
  });

  it('that is refused changes no file, not even a source map of the same name', async () => {
    await go(['host', 'notes']);
    workspace.put('host/dist/assets/main.aaaaaaaa.js.map', '{"other":1}');
    const refused = { ...store, exclusively: () => Promise.reject(new Error('refused')) };
    await expect(go(['host'], {}, refused)).rejects.toThrow('refused');
    expect(await problems()).toEqual([]);
  });
});

describe('A package is refused with a message', () => {
  const page = { path: '/i/notes', module: 'notes-page' };
  it.each([
    [{ name: '../up' }, 'myNote.name "../up"'],
    [{ name: 'Notes' }, 'myNote.name "Notes"'],
    [{ pages: [{ ...page, path: 'notes' }] }, 'myNote.pages'],
    [{ pages: [{ ...page, module: 1 }] }, 'myNote.pages'],
    [{ pages: [{ ...page, label: { en: 'Notes' } }] }, 'myNote.pages'],
    [{ pages: [{ ...page, public: 'yes' }] }, 'myNote.pages'],
    [{ pages: [{ ...page, aliases: '/i/old' }] }, 'myNote.pages'],
    [{ pages: [{ ...page, path: '/i/notes/:id', aliases: ['/i/old'] }] }, 'aliases are former paths'],
    [{ pages: [{ ...page, icon: 'M0 0"/><script>' }] }, 'icon is neither a name nor the path data'],
    [{ pages: [{ ...page, labels: 'Notizen' }] }, 'labels are words by language'],
    [{ setting: { label: 'Notes', hints: { de: 1 } } }, 'myNote.setting'],
    [{ pages: '/i/notes' }, 'myNote.pages'],
    [{ pages: [null] }, 'myNote.pages'],
    [{ fills: { commands: 1 } }, 'myNote.fills'],
    [{ fills: { comands: 'commands' } }, 'no extension point "comands"'],
    [{ fills: { 'notification/': 'x' } }, 'no extension point "notification/"'],
    [{ flag: true }, 'myNote.flag'],
    [{ version: '../1' }, 'version "../1"'],
    [{ version: undefined }, 'version undefined'],
  ])('%j', async (change, words) => {
    const { version = '0.1.0', ...myNote } = Object(change);
    const isVersion = 'version' in Object(change);
    workspace.put('remote-notes/package.json', {
      version: isVersion ? Object(change).version : version,
      myNote: { name: 'notes', pages: [page], ...myNote },
    });
    await expect(go(['remote-notes'])).rejects.toThrow(words);
  });

  it.each([
    ['shares nothing', { shared: [] }, 'does not say what it shares'],
    ['needs any version', { shared: [{ name: 'react', requiredVersion: '' }] }, 'which version of react'],
    ['needs no real range', { shared: [{ name: 'react', requiredVersion: 'x!' }] }, 'which version of react'],
    ['has empty source maps', { sources: [] }, 'without a source map'],
  ])('that %s', async (_why, build, words) => {
    await go(['host', 'notes']);
    workspace.remote('notes', 'two', build);
    await expect(go(['notes'])).rejects.toThrow(words);
  });

  it('whose scope no host can read', async () => {
    await go(['host', 'notes']);
    workspace.remote('notes', 'two');
    const file = path.join(workspace.dir, 'remote-notes/dist/mf-manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('remote_notes', 'Remote.Notes'));
    workspace.host('bbbbbbbb');
    await expect(go(['host', 'notes'])).rejects.toThrow('notes: "scope" is "Remote.Notes"');
    expect(workspace.read('index.html')).toContain('aaaaaaaa');
    expect((await registryOf()).revision).toBe(1);
  });
});
