import path from 'node:path';
import { run } from '@my-note/tooling/command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';

const workspace = createWorkspace();
afterAll(() => workspace.remove());
beforeAll(async () => {
  workspace.host('aaaaaaaa');
  const store = await openStore(workspace.site);
  for (const [n, code] of ['one', 'two'].entries()) {
    workspace.remote('notes', code);
    const names = n === 0 ? ['host', 'notes'] : ['notes'];
    await publish(store, { names, workspace: workspace.dir, mount: false });
  }
});

const remote = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { MY_NOTE_STORE: workspace.site, MY_NOTE_WHO: 'Ada' },
  });

describe('pnpm remote', () => {
  it('prints its usage', async () => {
    const { code, output } = await remote('--help');
    expect(code).toBe(0);
    for (const verb of [
      'build',
      'publish',
      'rollback',
      'promote',
      'canary',
      'kill',
      'revive',
      'trust',
      'grant',
      'remove',
      'ls',
      'verify',
      'keys list',
      'new',
    ])
      expect(output).toMatch(new RegExp(`^  ${verb} `, 'm'));
  });

  it.each([
    [[], 'A verb is missing.'],
    [['toString'], 'There is no verb "toString".'],
    [['publish'], 'The name of a remote is missing.'],
    [['rollback', 'notes', '1', '2'], '"2" is too much.'],
    [['canary', 'notes', '0.1.0'], 'A remote, a version or a percentage is missing.'],
    [['canary', 'notes', '0.1.0', '101'], 'A share is a number from 0 to 100, not "101".'],
    [['publish', 'notes', '--canary', 'half'], 'A share is a number from 0 to 100, not "half".'],
    [['ls', '--colour'], 'There is no option "--colour".'],
    [['ls', '--uage'], 'There is no option "--uage". Did you mean --usage?'],
    [['rolback'], 'There is no verb "rolback". Did you mean rollback?'],
    [['grant', 'notes'], 'Name what is granted, or --none to take all away.'],
    [['grant', 'notes', '--none', '--read', 'a'], 'Name what is granted, or --none to take all away.'],
    [['trust', 'notes'], 'A remote, or "isolated" or "trusted", is missing.'],
    [['ls', '--json'], '--json is for --usage.'],
    [['keys'], 'keys needs new, show, add, list, or revoke.'],
    [['keys', 'new'], 'The file of the new key is missing.'],
    [['keys', 'delete'], 'There is no "keys delete".'],
  ])('explains %j and exits with 2', async (args, words) => {
    const { code, output } = await remote(...args);
    expect(code).toBe(2);
    expect(output).toContain(words);
    expect(output).toContain('pnpm remote <verb>');
  });

  it('explains a refusal without a stack and exits with 1', async () => {
    for (const [args, words] of [
      [['rollback', 'nots'], 'The store has no remote "nots". There are: notes.'],
      [['build', 'nots'], 'This workspace has no "nots".'],
      [['ls', '--store', 's3://bucket'], 'needs a prefix'],
    ] as const) {
      const { code, output } = await remote(...args);
      expect(code).toBe(1);
      expect(output).toContain(words);
      expect(output).not.toContain('    at ');
    }
  });

  it('rolls back, reports how long it took, and lists who did it and why', async () => {
    const { code, output } = await remote('rollback', 'notes', '--why', 'It loses texts');
    expect(code).toBe(0);
    expect(output).toMatch(/in \d+ ms/);
    expect((await remote('ls')).output).toMatch(
      / Ada: rollback notes {2}\(notes live \S+ -> \S+; It loses texts\)/,
    );
  });

  it('verifies, and fails when something is wrong', async () => {
    expect(await remote('verify')).toMatchObject({
      code: 0,
      output: expect.stringContaining('as it should be'),
    });
    workspace.put('dist/site/index.html', 'something else');
    expect(await remote('verify')).toMatchObject({
      code: 1,
      output: expect.stringContaining('index.html is not'),
    });
    expect((await remote('verify', 'notes')).code).toBe(0);
  });

  it('makes a key, lets it publish, and publishes only with it', async () => {
    const file = path.join(workspace.dir, 'notes.pem');
    const words = (await remote('keys', 'new', file)).output;
    const [publicKey = ''] = /ed25519:\S+/.exec(words) ?? [];
    expect((await remote('keys', 'show', file)).output).toContain(publicKey);
    expect((await remote('keys', 'list')).output).toContain(
      'anyone who may write to the store publishes, unsigned',
    );
    const wrong = await remote('keys', 'add', publicKey, '--name', 'Notes team');
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('--remotes weather,news') });
    const added = await remote('keys', 'add', publicKey, '--name', 'Notes team', '--remotes', 'notes');
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('takes only signed publishes') });

    const folder = path.join(workspace.dir, 'remote-notes');
    workspace.remote('notes', 'signed');
    const publishing = (...args: string[]) => remote('publish', folder, '--without-browser', ...args);
    expect(await publishing()).toMatchObject({ code: 1, output: expect.stringContaining('--key <file>') });
    expect(await publishing('--key', file)).toMatchObject({ code: 0 });
    expect((await remote('keys', 'revoke', 'Notes team')).output).toContain('stays live');
    const listed = (await remote('keys', 'list')).output;
    expect(listed).toMatch(/Notes team: notes {2}REVOKED \S+ by Ada/);
    expect(listed).toMatch(/Ada: revoke \w+ \(Notes team\)/);
    expect((await remote('verify', 'notes')).output).toContain('note: signed with the key');
  });
});
