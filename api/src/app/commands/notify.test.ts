import { describe, expect, it } from 'vitest';
import { runScript } from '../../testing/processes/script-process.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';

const newDirectory = useTemporaryDirectories();
const notify = (args: string[], DATA_DIR: string) => runScript('notify', args, { DATA_DIR });

describe('my-note notify', { timeout: 120_000 }, () => {
  it('works with a running server, which alone may open the data, and without one', async () => {
    const DATA_DIR = newDirectory();
    const server = await startServer({ DATA_DIR });
    expect(await notify(['--all', 'Maintenance', 'At ten'], DATA_DIR)).toEqual({
      code: 0,
      output: 'Told 0 people\n',
    });
    expect(await notify(['--to', 'ada@example.org', 'A', 'B'], DATA_DIR)).toEqual({
      code: 1,
      output: 'Nobody here has the address ada@example.org\n',
    });
    await server.stop('SIGTERM');
    expect(await notify(['--all', 'Maintenance', 'At ten'], DATA_DIR)).toEqual({
      code: 0,
      output: 'Told 0 people\n',
    });
  });

  it('says what is wrong with invalid arguments', async () => {
    for (const args of [[], ['--all', 'Title'], ['--all', '--to', 'a@b.c', 'T', 'X'], ['T', 'X']]) {
      const { code, output } = await notify(args, newDirectory());
      expect([code, output]).toEqual([2, expect.stringMatching(/is missing|needs either --all or --to/)]);
    }
  });
});
