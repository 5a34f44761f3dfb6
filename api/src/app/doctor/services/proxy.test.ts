import { describe, expect, it, onTestFinished } from 'vitest';
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
