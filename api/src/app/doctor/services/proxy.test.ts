import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runScript } from '../../../testing/processes/script-process.ts';
import { startServer } from '../../../testing/processes/server-process.ts';
import { startProxy } from '../../../testing/proxy.ts';
import { dataIn, useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { runChecks } from '../run-checks.ts';

const newDirectory = useTemporaryDirectories();

/** What doctor says of a service behind a proxy with some faults. */
async function findingsBehind(
  faults: Parameters<typeof startProxy>[0],
  settings: Record<string, string> = {},
) {
  const proxy = await startProxy(faults);
  onTestFinished(() => proxy.stop());
  const DATA_DIR = dataIn(newDirectory());
  const environment = { DATA_DIR, PUBLIC_URL: proxy.url, UPLOAD_MB: '2', ...settings };
  const server = await startServer(environment);
  proxy.passTo(server.url ?? '');
  const found = await runChecks(environment);
  await server.stop('SIGTERM');
  const of = ['proxy', 'live updates', 'uploads', 'clock'];
  return found
    .filter(({ check }) => of.includes(check))
    .map(({ check, state, text }) => `${check} ${state}: ${text}`);
}

/** A certificate for 127.0.0.1, which only those trust who are given its file. */
function makeCertificate() {
  const folder = newDirectory();
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...name], { stdio: 'pipe' });
  return { file: cert, tls: { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } };
}

/** What `my-note doctor` prints of the headers of a proxy that ends TLS. */
async function headersBehindTls(headers: Record<string, string | undefined>, settings = {}) {
  const { file, tls } = makeCertificate();
  const proxy = await startProxy({ headers, tls });
  onTestFinished(() => proxy.stop());
  const DATA_DIR = path.join(newDirectory(), 'data');
  const environment = { DATA_DIR, PUBLIC_URL: proxy.url, UPLOAD_MB: '2', ...settings };
  const server = await startServer(environment);
  proxy.passTo(server.url ?? '');
  const said = await runScript('doctor', [], { ...environment, NODE_EXTRA_CA_CERTS: file });
  await server.stop('SIGTERM');
  return said.output
    .split('\n')
    .filter((line) => line.includes(' proxy '))
    .map((line) => line.replace(/ +/g, ' '));
}
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe('my-note doctor behind a proxy', { timeout: 120_000 }, () => {
  it('is content with one that passes everything on', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect(await findingsBehind({ headers }, { TRUST_PROXY: '1' })).toEqual([
      expect.stringContaining('clock ok: '),
      'proxy ok: The service knows visitors by their own address, like 203.0.113.5',
      'live updates ok: Events arrive when they are sent',
      'uploads ok: A file of 2 MB (UPLOAD_MB) arrives',
    ]);
  });

  it('finds what a bad one does', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect(await findingsBehind({ headers, collects: true, mostBytes: 1_000_000 })).toEqual([
      expect.stringContaining('clock ok: '),
      expect.stringMatching(/^proxy failed: The service takes everybody for the proxy .* Set TRUST_PROXY/),
      expect.stringContaining('live updates failed: The proxy collects events'),
      expect.stringContaining('uploads failed: A file of 2 MB (UPLOAD_MB) does not arrive (413)'),
    ]);
  });

  it('finds a service that believes what a visitor says of itself', async () => {
    expect(await findingsBehind({}, { TRUST_PROXY: '1' })).toContainEqual(
      expect.stringContaining('proxy failed: The service believes any X-Forwarded-For'),
    );
  });

  describe.skipIf(!hasOpenssl)('that ends TLS', () => {
    const address = '203.0.113.5';
    const good = { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' };
    const trusted = { TRUST_PROXY: '1' };
    const known = `ok proxy The service knows visitors by their own address, like ${address}`;

    it('is content with one that says so, and is believed', async () => {
      expect(await headersBehindTls(good, trusted)).toEqual([
        known,
        'ok proxy The service knows that visitors come by HTTPS, by X-Forwarded-Proto of the proxy',
      ]);
    });

    it.each([
      [undefined, 'sends no X-Forwarded-Proto, so that the service takes HTTPS for HTTP'],
      ['doctor', 'passes on the X-Forwarded-Proto that a visitor sends'],
      ['http', 'sends X-Forwarded-Proto: http, and PUBLIC_URL is https:'],
    ])('finds X-Forwarded-Proto: %s', async (sent, fault) => {
      expect(await headersBehindTls({ ...good, 'x-forwarded-proto': sent }, trusted)).toEqual([
        known,
        expect.stringContaining(`failed proxy The proxy ${fault}`),
      ]);
    });

    it('finds a service that does not believe it', async () => {
      expect(await headersBehindTls(good)).toEqual([
        expect.stringContaining('failed proxy The service takes everybody for the proxy'),
        expect.stringContaining(
          'the service does not believe it, so that cookies are not Secure. Set TRUST_PROXY',
        ),
      ]);
    });
  });

  it('finds a proxy that speaks of HTTPS where PUBLIC_URL has none', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' };
    expect(await findingsBehind({ headers }, { TRUST_PROXY: '1' })).toContainEqual(
      expect.stringMatching(/^proxy failed: .* so that nobody stays signed in. Set PUBLIC_URL to the https:/),
    );
  });

  it('finds a proxy that changes the Host header', async () => {
    expect(await findingsBehind({ headers: { host: 'backend' } })).toContainEqual(
      expect.stringContaining('proxy failed: '),
    );
  });

  it('says when PUBLIC_URL leads elsewhere, or nowhere', async () => {
    const other = await startServer({ DATA_DIR: dataIn(newDirectory()) });
    const DATA_DIR = newDirectory();
    const [found] = (await runChecks({ DATA_DIR, PUBLIC_URL: other.url ?? '' })).filter(
      ({ check }) => check === 'proxy',
    );
    expect(found?.text).toContain('does not lead to the service of this DATA_DIR (it responded 404)');
    await other.stop('SIGTERM');
    const nowhere = await runChecks({ DATA_DIR, PUBLIC_URL: other.url ?? '' });
    expect(nowhere.find(({ check }) => check === 'proxy')?.text).toContain(
      'cannot be reached from this machine',
    );
  });
});
