import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import net, { type Socket } from 'node:net';
import path from 'node:path';
import { freePort } from '../../fixtures/server.ts';

const START_MS = 30_000;
const COMMAND_MS = 30_000;

/** Firefox's own protocol, which also reaches what is around a page: the toolbar, its popups, and questions of the browser. */
export interface Marionette {
  /** Sends one command and returns its answer. Fails with Firefox's message. */
  send: (command: string, parameters?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

const value = (answer: unknown): unknown => Reflect.get(Object(answer), 'value');

/** Runs a function body with these arguments in the window around the page. */
export async function runInWindow(
  { send }: Marionette,
  script: string,
  ...args: unknown[]
): Promise<unknown> {
  await send('Marionette:SetContext', { value: 'chrome' });
  return value(await send('WebDriver:ExecuteScript', { script, args }));
}

/** The same for a body whose last argument takes the result. */
export async function waitInWindow(
  { send }: Marionette,
  script: string,
  ...args: unknown[]
): Promise<unknown> {
  await send('Marionette:SetContext', { value: 'chrome' });
  return value(await send('WebDriver:ExecuteAsyncScript', { script, args, scriptTimeout: 10_000 }));
}

/** Runs a function body in the page of the tab. */
export async function runInPage({ send }: Marionette, script: string, ...args: unknown[]): Promise<unknown> {
  await send('Marionette:SetContext', { value: 'content' });
  return value(await send('WebDriver:ExecuteScript', { script, args }));
}

async function connect(port: number): Promise<Socket> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox does not listen for Marionette');
}

/** Messages are `length:JSON`; an answer is `[1, id, error, result]`. */
function speak(socket: Socket): Marionette['send'] {
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let bytes = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, Buffer.from(data)]);
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      const message: unknown = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message[2], message[3]);
    }
  });
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const fail = (why: unknown) => reject(new Error(`Marionette, ${command}: ${JSON.stringify(why)}`));
      const timer = setTimeout(fail, COMMAND_MS, 'no answer');
      waiting.set(id, (error, result) => {
        waiting.delete(id);
        clearTimeout(timer);
        if (error) fail(error);
        else resolve(result);
      });
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Starts Firefox without a window, with a profile of its own. */
export async function startMarionette(
  program: string,
  profile: string,
  preferences: Record<string, string | number | boolean>,
): Promise<Marionette> {
  const port = await freePort();
  await mkdir(profile, { recursive: true });
  const lines = Object.entries({ ...preferences, 'marionette.port': port }).map(
    ([name, set]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(set)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const firefox: ChildProcess = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access'],
    { stdio: 'ignore' },
  );
  try {
    const socket = await connect(port);
    const send = speak(socket);
    await send('WebDriver:NewSession');
    return {
      send,
      stop: async () => {
        socket.destroy();
        firefox.kill();
        if (firefox.exitCode === null) await once(firefox, 'exit');
      },
    };
  } catch (error) {
    firefox.kill();
    throw error;
  }
}
