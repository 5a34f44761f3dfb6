import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../fixtures/server.ts';

/** The programs of Debian's `webkit2gtk-driver` and `xvfb`. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = '/usr/bin/Xvfb';

/** What is missing on this machine to run WebKit. */
export const missingForWebKit = [DRIVER, BROWSER, ...(process.env.DISPLAY ? [] : [DISPLAY])].filter(
  (program) => !existsSync(program),
);

const START_MS = 20_000;
const COMMAND_MS = 30_000;

export interface WebDriver {
  /** Sends one command of W3C WebDriver to the session, and returns its value. Fails with the driver's message. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(COMMAND_MS);
  const response = await fetch(url, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const value: unknown = Reflect.get(Object(await response.json()), 'value');
  if (!response.ok) throw new Error(`WebDriver, ${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (await fetch(`${url}/status`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not respond');
}

/** A screen without a monitor: its number is the first free one, which the program itself chooses. */
async function startDisplay(): Promise<{ display: string; child?: ChildProcess }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY };
  const child = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const chosen = child.stdio[3];
  if (!chosen) throw new Error('Xvfb has no pipe for its number');
  const display = await new Promise<string>((resolve, reject) => {
    chosen.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`));
    child.once('exit', () => reject(new Error('Xvfb does not start')));
  });
  return { display, child };
}

/** Starts WebKit without a window on this machine's screen, through the driver that Debian packs. */
export async function startWebDriver(): Promise<WebDriver> {
  const { display, child: screen } = await startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => {
    driver.kill();
    screen?.kill();
  };
  try {
    await untilReady(url);
    const options = { binary: BROWSER, args: ['--automation'] };
    const session = await request(`${url}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const path = `${url}/session/${Reflect.get(Object(session), 'sessionId')}`;
    return {
      send: (method, command, body) => request(path + command, method, body),
      stop: async () => {
        await request(path, 'DELETE').catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
