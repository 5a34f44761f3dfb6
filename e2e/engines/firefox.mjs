#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Starts the Firefox of FIREFOX_PATH with the arguments given, for Playwright, which looks for the address of WebDriver
 * BiDi in what the browser prints. Firefox ESR does not know a command that Playwright sends for every context, and
 * fails the test; here it succeeds without effect. The color scheme and reduced motion come from Firefox's settings.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const ADDRESS = /^WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));

/** Passes messages on between Playwright and Firefox. */
function connect(playwright, address) {
  const browser = new WebSocket(address);
  const waiting = [];
  playwright.on('message', (data) => {
    const message = data.toString();
    const { id, method } = JSON.parse(message);
    if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else waiting.push(message);
  });
  browser.on('open', () => {
    for (const message of waiting) browser.send(message);
  });
  browser.on('message', (data) => playwright.send(data.toString()));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

let line = '';
firefox.stderr.on('data', (data) => {
  const lines = (line + data).split('\n');
  line = lines.pop();
  for (const each of lines) {
    const address = ADDRESS.exec(each)?.[1];
    if (!address) {
      process.stderr.write(`${each}\n`);
      continue;
    }
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('listening', () =>
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
    );
    server.on('connection', (playwright, { url }) => connect(playwright, address + url));
  }
});
