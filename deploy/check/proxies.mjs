/**
 * Starts My Note behind each recipe of deploy/proxy, with TLS by a certificate of its own, and checks what people need of a
 * proxy. It wants a built tree (`npm start` once) and the proxies of Debian:
 *   apt-get install nginx-light caddy haproxy apache2 openssl
 *   node deploy/check/proxies.mjs [nginx …]
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { certificate } from './certificate.mjs';
import { ask, attach, call, openStream, readNote, signUp, writeNote } from './client.mjs';
import { demand, eventually, freePort, has, root, runSteps, start } from './programs.mjs';
import { recipes } from './proxy-recipes.mjs';

const NAME = 'notes.example.org';
const CLIENT = '127.0.0.7';
const UPLOAD_BYTES = 10 * 1024 * 1024;
const KEPT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** @typedef {import('./client.mjs').Site} Site */

/** Text that does not compress well. @param {number} bytes */
const textOf = (bytes) => Buffer.from(randomBytes(bytes).toString('base64').slice(0, bytes));

/** @param {Buffer} bytes */
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param {import('./proxy-recipes.mjs').Recipe} recipe
 * @param {import('./proxy-recipes.mjs').Place} place
 */
function write(recipe, place) {
  let text = readFileSync(path.join(root, 'deploy/proxy', recipe.file), 'utf8');
  for (const [from, to] of recipe.changes(place)) {
    demand(text.includes(from), `deploy/proxy/${recipe.file} has no "${from}" any more`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(place.folder, recipe.file === 'nginx.conf' ? 'main.conf' : recipe.file);
  writeFileSync(file, recipe.configuration(place, text));
  return file;
}

/** @param {import('./proxy-recipes.mjs').Recipe} recipe */
async function check(recipe) {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-proxy-'));
  const { ca, ...files } = certificate(folder, NAME);
  const place = {
    folder,
    ...files,
    http: await freePort(),
    https: await freePort(),
    service: await freePort(),
  };
  mkdirSync(path.join(folder, 'data'));
  const service = start(process.execPath, [path.join(root, 'api/dist/server.js')], {
    NODE_ENV: 'production',
    PORT: String(place.service),
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: path.join(root, 'dist/site'),
    PUBLIC_URL: `https://${NAME}`,
    TRUST_PROXY: '127.0.0.1',
    HSTS: 'on',
    EARLY_HINTS: recipe.passesHints ? 'on' : 'off',
  });
  const proxy = start(recipe.program, recipe.args(write(recipe, place)), {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  /** @type {Site} */
  const site = { origin: `https://127.0.0.1:${place.https}`, name: NAME, ca, from: CLIENT };
  /** @type {Site} */
  const direct = { origin: `http://127.0.0.1:${place.service}`, name: NAME };
  try {
    const invitation = await service.says(/#invitation=(\S+)/);
    await eventually(async () => demand((await call(site, '/api/ready')).status === 200, 'not ready'));
    let token = '';
    await runSteps(recipe.name, {
      'plain HTTP leads to HTTPS': async () => {
        const plain = { origin: `http://127.0.0.1:${place.http}`, name: NAME };
        const { status, headers } = await call(plain, '/work/plan');
        demand(status >= 301 && status <= 308, `status ${status}`);
        const location = new URL(String(headers.location));
        demand(
          location.protocol === 'https:' && location.hostname === NAME && location.pathname === '/work/plan',
          `to ${location}`,
        );
      },
      'HTTP/2 is offered': () =>
        new Promise((resolve, reject) => {
          const socket = connect({
            host: '127.0.0.1',
            port: place.https,
            servername: NAME,
            ca,
            ALPNProtocols: ['h2', 'http/1.1'],
          });
          socket.on('error', reject).on('secureConnect', () => {
            socket.destroy();
            if (socket.alpnProtocol === 'h2') resolve(undefined);
            else reject(new Error(String(socket.alpnProtocol)));
          });
        }),
      'nobody is an operator without the link': async () => {
        const refused = await signUp(site, 'eve@example.org').catch((error) => String(error));
        demand(refused.includes('SETUP_NEEDED') || refused.includes('403'), refused);
      },
      'sign-up, and a note is saved and read': async () => {
        token = await signUp(site, 'ada@example.org', {
          invitation,
          headers: { 'x-forwarded-for': '203.0.113.9' },
        });
        await writeNote(site, token, 'Plan', 'Saved through the proxy');
        demand((await readNote(site, token, 'plan')) === 'Saved through the proxy', 'another text');
      },
      'an attachment of nearly the limit comes back unchanged': async () => {
        const content = textOf(UPLOAD_BYTES - 4096);
        const { status, body } = await call(site, await attach(site, token, content), { token });
        demand(status === 200 && hash(body) === hash(content), `status ${status}, ${body.length} bytes`);
      },
      'a file above the limit is refused by My Note itself': async () => {
        const refused = await attach(site, token, textOf(UPLOAD_BYTES + 4096)).catch((error) =>
          String(error),
        );
        demand(refused.includes('413') && refused.includes('MB'), refused);
      },
      'an event arrives within 2 s': async () => {
        const stream = await openStream(site, token);
        await stream.until('items', 1, 10_000);
        const before = stream.count('items');
        const start = Date.now();
        await writeNote(direct, token, 'Event', 'x');
        await stream.until('items', before + 1, 2000);
        stream.close();
        return `${Date.now() - start} ms`;
      },
      "the client's address arrives, and a forged one does not": async () => {
        const { data } = await ask(site, '/users/activity', { token });
        const addresses = new Set(data.map((/** @type {{ address: string }} */ { address }) => address));
        demand(addresses.size === 1 && addresses.has(CLIENT), [...addresses].join(', '));
      },
      'nothing is served under another name': async () => {
        const { status, body } = await call(site, '/', { headers: { host: 'evil.example.org' } });
        // Caddy answers an empty 200 for names that it does not serve.
        demand(status >= 400 || body.length === 0, `status ${status}, ${body.length} bytes`);
        return `status ${status}`;
      },
      'headers of security are kept': async () => {
        const [through, straight] = await Promise.all([call(site, '/'), call(direct, '/')]);
        for (const name of KEPT_HEADERS) {
          demand(through.headers[name] === straight.headers[name], `${name}: ${through.headers[name]}`);
        }
        demand(through.headers['strict-transport-security'] !== undefined, 'no strict-transport-security');
        demand(!through.headers['access-control-allow-origin'], 'a CORS header');
      },
      'Brotli and gzip are kept': async () => {
        const page = await call(site, '/');
        const [script] = /\/assets\/[\w.-]+\.js/.exec(page.body.toString()) ?? [];
        for (const encoding of ['br', 'gzip']) {
          for (const where of ['/', String(script)]) {
            const sent = { headers: { 'accept-encoding': encoding } };
            const [through, straight] = await Promise.all([
              call(site, where, sent),
              call(direct, where, sent),
            ]);
            demand(
              through.headers['content-encoding'] === encoding,
              `${where}: ${through.headers['content-encoding']}`,
            );
            demand(
              where === '/' || hash(through.body) === hash(straight.body),
              `${where} was compressed again`,
            );
          }
        }
      },
      'the service worker loads': async () => {
        const { status, headers } = await call(site, '/sw.js');
        demand(status === 200 && /javascript/.test(String(headers['content-type'])), `status ${status}`);
        const straight = await call(direct, '/sw.js');
        demand(
          headers['cache-control'] === straight.headers['cache-control'],
          String(headers['cache-control']),
        );
      },
      'an encoded slash arrives as it was sent': async () => {
        const where = '/api/u-notes/notes/by%2Fslug';
        const [through, straight] = await Promise.all([
          call(site, where, { token }),
          call(direct, where, { token }),
        ]);
        demand(through.status === straight.status, `${through.status} instead of ${straight.status}`);
      },
      ...(recipe.passesHints
        ? {
            '103 Early Hints are passed on': async () => {
              const { hints } = await call(site, '/', {
                headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
              });
              demand(hints.length > 0, 'none');
            },
          }
        : {}),
      'metrics are not open through it': async () => {
        const { status } = await call(site, '/api/metrics');
        demand(status === 401 || status === 403 || status === 404, `status ${status}`);
      },
    });
  } catch (error) {
    process.exitCode = 1;
    console.log(`${recipe.name}: FAILED: ${error instanceof Error ? error.message : error}`);
    console.log(proxy.output().slice(-1500));
  } finally {
    await proxy.stop();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
for (const recipe of recipes) {
  if (wanted.length > 0 && !wanted.includes(recipe.name.toLowerCase())) continue;
  if (has(recipe.program)) await check(recipe);
  else {
    process.exitCode = 1;
    console.log(
      `${recipe.name}: not checked: ${recipe.program} is missing (apt-get install ${recipe.install})`,
    );
  }
}
console.log('Traefik: checked by reading only, Debian has no package of it');
