import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

interface Entry {
  name: string;
  manifest: { url: string };
  entry: { url: string };
}

for (const path of ['/', '/index.html', '/registry.json', '/some/note', '/config.json']) {
  test(`${path} is always revalidated`, async ({ request }) => {
    const { cacheControl } = await headersOf(await request.get(path));
    expect(cacheControl).toMatch(/no-cache|no-store/);
    expect(cacheControl).not.toMatch(/immutable|max-age=[1-9]/);
  });
}

test('files of remotes and hashed files of the host are cached for a year', async ({ request }) => {
  const registry: { remotes: Entry[] } = await (await request.get('/registry.json')).json();
  const page = await (await request.get('/')).text();
  const hostFiles = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const remoteFiles = registry.remotes.flatMap(({ manifest, entry }) => [manifest.url, entry.url]);
  expect(hostFiles.length).toBeGreaterThan(0);
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual([
    'diagrams',
    'drawings',
    'notes',
    'notifications',
    'sharing',
    'workspace',
    'youtube',
  ]);
  for (const file of [...hostFiles, ...remoteFiles]) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect((await headersOf(answer)).cacheControl, file).toBe('public, max-age=31536000, immutable');
  }
});

for (const path of [
  '/remotes/notes/0.0.0/remoteEntry.js',
  '/remotes/nothing',
  '/assets/gone.js',
  '/api/nothing',
]) {
  test(`${path} returns 404 and no page`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type'] ?? '').not.toContain('text/html');
  });
}

test('every response has a strict content security policy and nosniff', async ({ request }) => {
  for (const path of ['/', '/registry.json', '/api/health', '/remotes/nothing']) {
    const { csp, nosniff } = await headersOf(await request.get(path));
    expect(csp, path).toContain("default-src 'self'");
    expect(csp, path).not.toMatch(/script-src[^;]*'unsafe-(eval|inline)'/);
    expect(csp, path).toContain("frame-ancestors 'none'");
    // A picture of another site would tell that site who reads what.
    expect(csp.split(';'), path).toContain("img-src 'self' data: blob:");
    expect(nosniff, path).toBe('nosniff');
  }
});

async function headersOf(answer: { headers: () => Record<string, string> }) {
  const headers = answer.headers();
  return {
    cacheControl: headers['cache-control'] ?? '',
    csp: headers['content-security-policy'] ?? '',
    nosniff: headers['x-content-type-options'] ?? '',
  };
}
