import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { type Commands, createControlChannel, sendCommand } from './control-channel.ts';
import { lockDirectory, socketPath } from './directory-lock.ts';

const newDirectory = useTemporaryDirectories();
const locks: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unlock of locks.splice(0)) await unlock();
});

async function hold(commands?: Commands) {
  const directory = newDirectory();
  const channel = createControlChannel();
  locks.push(await lockDirectory(directory, channel.accept));
  if (commands) channel.serve(commands);
  return directory;
}

/** Sends the lines, and returns everything received before the connection was closed. */
function talk(directory: string, ...lines: string[]) {
  return new Promise<string>((resolve) => {
    let text = '';
    const connection = net.connect(socketPath(directory));
    for (const line of lines) connection.write(`${line}\n`);
    connection.on('data', (chunk) => {
      text += chunk.toString();
    });
    connection.on('error', () => undefined).on('close', () => resolve(text));
  });
}

describe('The control channel', () => {
  it('runs a command with its arguments and forwards its output', async () => {
    const directory = await hold({
      async count(args, say) {
        for (let n = 1; n <= Number(args); n += 1) say({ n });
      },
    });
    const said: unknown[] = [];
    expect(await sendCommand(directory, 'count', 3, (line) => said.push(line))).toBe(true);
    expect(said).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('reports to the caller why a command failed', async () => {
    const directory = await hold({
      async fail() {
        throw new Error('There is no such user');
      },
    });
    await expect(sendCommand(directory, 'fail', {}, () => undefined)).rejects.toThrow(
      'There is no such user',
    );
    for (const unknown of ['other', 'constructor']) {
      await expect(sendCommand(directory, unknown, {}, () => undefined)).rejects.toThrow(
        `no command ${unknown}`,
      );
    }
  });

  it('asks the caller to try again while the holder is starting', async () => {
    await expect(sendCommand(await hold(), 'any', {}, () => undefined)).rejects.toThrow('still starting');
  });

  it('reports that no process holds the directory, also after the holder has ended', async () => {
    for (const nowhere of [newDirectory(), `${newDirectory()}/missing`]) {
      expect(await sendCommand(nowhere, 'any', {}, () => undefined)).toBe(false);
    }
    const directory = await hold({});
    await locks.pop()?.();
    expect(await sendCommand(directory, 'any', {}, () => undefined)).toBe(false);
  });

  it('fails when the holder ends before it has responded', async () => {
    const directory = await hold({ wait: () => new Promise(() => undefined) });
    const call = sendCommand(directory, 'wait', {}, () => undefined);
    const ended = expect(call).rejects.toThrow('ended before it had responded');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await locks.pop()?.();
    await ended;
  });

  it('responds to invalid input with an error, and keeps serving', async () => {
    const directory = await hold({ ping: async (_args, say) => say('pong') });
    for (const line of ['nonsense', '[]', '{}', 'null']) {
      expect(await talk(directory, line)).toContain('"error"');
    }
    await talk(directory, 'x'.repeat(300_000));
    const said: unknown[] = [];
    await sendCommand(directory, 'ping', undefined, (line) => said.push(line));
    expect(said).toEqual(['pong']);
  });

  it('names the process to a starter that sends nothing', async () => {
    const directory = await hold({});
    const start = Date.now();
    await expect(lockDirectory(directory)).rejects.toThrow(`(process ${process.pid})`);
    expect(Date.now() - start).toBeLessThan(1_500);
  });
});
