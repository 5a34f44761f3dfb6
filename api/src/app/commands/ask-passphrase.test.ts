import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runScript } from '../../testing/processes/script-process.ts';
import { hasTerminal, runInTerminal } from '../../testing/processes/terminal.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';

const newDirectory = useTemporaryDirectories();
const PASSPHRASE = 'green garden seven stones';
const ENTER = '\r';
const CTRL_C = '\u0003';
const NEW = /A new passphrase for .*: /;

it('my-note backup refuses a name of an encrypted file without a passphrase', async () => {
  const folder = newDirectory();
  const file = path.join(folder, 'monday.zip.age');
  const refused = await runScript('backup', [file], { DATA_DIR: path.join(folder, 'data') });
  expect(refused).toEqual({
    code: 2,
    output: expect.stringContaining('Set BACKUP_PASSPHRASE, or run this in a'),
  });
  expect(existsSync(file)).toBe(false);
});

describe.skipIf(!hasTerminal)('In a terminal', { timeout: 120_000 }, () => {
  const folder = newDirectory();
  const DATA_DIR = path.join(folder, 'data');
  const sealed = path.join(folder, 'monday.zip.age');
  // Names say nothing of what is in a file.
  const renamed = path.join(folder, 'monday.zip');
  const restore = (...answers: string[]) =>
    runInTerminal(
      ['restore', renamed],
      { DATA_DIR: path.join(newDirectory(), 'data') },
      answers.map((typed) => ['Passphrase of the backup: ', typed]),
    );

  beforeAll(async () => {
    const made = await runInTerminal(['backup', sealed], { DATA_DIR }, [
      ['characters: ', PASSPHRASE + ENTER],
      ['The same once more: ', PASSPHRASE + ENTER],
    ]);
    expect(made).toEqual({ code: 0, output: expect.stringContaining('encrypted') });
    expect(made.output).toMatch(NEW);
    expect(made.output).not.toContain(PASSPHRASE);
    expect(readFileSync(sealed, 'latin1')).toMatch(/^age-encryption\.org/);
    renameSync(sealed, renamed);
  }, 120_000);

  it('my-note restore asks for the passphrase of an encrypted file, and does not show it', async () => {
    const restored = await restore(PASSPHRASE + ENTER);
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored') });
    expect(restored.output).not.toContain(PASSPHRASE);
  });

  it('another passphrase is refused, and so is none', async () => {
    expect(await restore(`another passphrase${ENTER}`)).toEqual({
      code: 1,
      output: expect.stringContaining('The passphrase does not open'),
    });
    expect(await restore(CTRL_C)).toEqual({
      code: 1,
      output: expect.stringContaining('No passphrase was given. Nothing was changed'),
    });
  });

  it('my-note backup wants the same passphrase twice, and a long one', async () => {
    const file = path.join(folder, 'tuesday.zip.age');
    const make = (...answers: [string, string][]) => runInTerminal(['backup', file], { DATA_DIR }, answers);
    expect(await make(['characters: ', PASSPHRASE + ENTER], ['once more: ', `slip${ENTER}`])).toEqual({
      code: 2,
      output: expect.stringContaining('The second passphrase is another one. Nothing was written'),
    });
    expect(await make(['characters: ', `short${ENTER}`])).toEqual({
      code: 2,
      output: expect.stringContaining('needs at least 12 characters'),
    });
    expect(existsSync(file)).toBe(false);
  });
});
