import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths, type ShareBody, shareSchema } from '@my-note/contract';
import { describe, expect, it, vi } from 'vitest';
import { attach, PNG } from '../../testing/files/files.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const remote = (name: string, page: object) => ({
  name,
  version: '1.0.0',
  scope: `remote_${name}`,
  manifest: { url: `/remotes/${name}/1.0.0/mf-manifest.json`, integrity },
  entry: { url: `/remotes/${name}/1.0.0/remoteEntry.js`, integrity },
  contract: '^1.0.0',
  routes: [],
  pages: [{ files: [], ...page }],
});
const registry = {
  schema: 1,
  revision: 1,
  remotes: [
    remote('notes', { path: '/*', module: 'note-page', prefetch: 'note' }),
    remote('attic', { path: '/i/attic', module: 'attic', label: 'Attic' }),
    remote('sharing', {
      path: '/i/shared/:shareId/:noteId',
      module: 'shared-note-page',
      public: true,
      sidebar: false,
    }),
  ],
};
const HOST = { version: '1.0.0', contract: '1.0.0', shared: { react: '19.0.0' } };
/** The label as it stands in the registry's file, in several languages. */
const LABELS = '"Attic","labels":{"de":"Dachboden","ja":"屋根裏"}';
const TEMPLATE = '<style>.t{color:red}</style><article><h1>{{title}}</h1>{{{text}}}</article>';
const files = {
  'index.html': `<!doctype html><html><head><title>My Note</title><style>#first-page{}</style><link rel="preload" as="fetch" href="/registry.json"><script src="/early.js" data-parts="/a.js"></script><link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2"><script defer="defer" src="/b.js"></script></head><body><div id="root"></div></body></html>`,
  'registry.json': JSON.stringify({ ...registry, host: HOST }).replace('"Attic"', LABELS),
  'early.js': 'early();\n//# sourceMappingURL=early.js.map',
  'templates/frame.html':
    '<style>:root{--chakra-a:1;--chakra-b:2}.f{order:var(--chakra-a)}</style><main>{{{page}}}</main>',
  'remotes/notes/1.0.0/templates/note-page.html': TEMPLATE,
  'remotes/sharing/1.0.0/templates/shared-note-page.html': `${TEMPLATE}<p>{{changed}}</p>`,
};
const root = useTemporaryDirectories()();
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const { app, newUser } = useApp({ siteDir: root });

const dataIn = (html: string, id: string) => {
  const [, json] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};
const get = (url: string, cookie = '') => app().inject({ url, headers: { cookie } });
/** The page once its text is rendered: the thread may still be starting. */
const withText = (url: string, cookie = '') =>
  vi.waitFor(
    async () => {
      const response = await get(url, cookie);
      expect(response.body).toContain('id="first-page"');
      return response;
    },
    { timeout: 10_000, interval: 100 },
  );

describe('The page of a note', () => {
  it('has its text, sanitised, for the browser of its owner', async () => {
    const ada = await newUser();
    await ada.note('Tea & cake', null, '# Boil\n\n<script>alert(1)</script>\n\n**water** {{title}} $&');
    const { body, headers } = await withText('/tea-cake', ada.pageCookie);
    expect(body).toContain('<h1>Tea &amp; cake</h1>');
    expect(body).toContain('<strong>water</strong> {{title}} $&#x26;');
    expect(body).toContain('id="user-content-boil"');
    expect(body).toContain('<title>Tea &amp; cake · My Note</title>');
    expect(body).not.toContain('alert(1)</script>');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('has the response that the app would fetch, and says whose it is', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'a </script><b>');
    const { body } = await withText('/plan', ada.pageCookie);
    expect(dataIn(body, 'page-responses')).toEqual({
      [`${paths.noteBySlug}?slug=plan`]: expect.objectContaining({
        _id: note._id,
        content: 'a </script><b>',
      }),
    });
    expect(dataIn(body, 'page-data')).toMatchObject({
      reader: ada._id,
      registry,
      config: { apiHost: '/api' },
    });
  });

  it('says in a header whose note it has, or that its address has none for this reader', async () => {
    const [ada, eve] = [await newUser(), await newUser()];
    await ada.note('Readers', null, 'words');
    const readerAt = async (url: string, cookie?: string) => (await get(url, cookie)).headers['page-reader'];
    // A page that does not wait for its note any longer says nothing.
    await vi.waitFor(async () => {
      expect(await readerAt('/readers', ada.pageCookie)).toBe(ada._id);
      expect(await readerAt('/readers', eve.pageCookie)).toBe('none');
      expect(await readerAt('/nowhere', ada.pageCookie)).toBe('none');
    });
    expect(await readerAt('/i/about', ada.pageCookie)).toBeUndefined();
    // A link on another site: the cookie is left out, although it is there.
    expect(await readerAt('/readers')).toBeUndefined();
  });

  it('says nothing of its note when the text was not rendered in time', async () => {
    const ada = await newUser();
    await ada.note('Endless', null, '**word** '.repeat(50_000));
    const { headers, body } = await get('/endless', ada.pageCookie);
    expect(body).not.toContain('id="first-page"');
    expect(headers['page-reader']).toBeUndefined();
  });

  it.each([
    ['de', { de: 'Dachboden' }],
    ['ja, de', { ja: '屋根裏' }],
    ['fr', undefined],
    ['en', undefined],
  ])('has labels of pages in no language but that of %s', async (wanted, labels) => {
    const { body } = await app().inject({ url: '/', headers: { 'accept-language': wanted } });
    const { remotes } = dataIn(body, 'page-data').registry;
    const [{ label, labels: others }] = remotes.find(({ name }: { name: string }) => name === 'attic').pages;
    expect([label, others]).toEqual(['Attic', labels]);
  });

  it('has no versions of shared modules, which are for publishers', async () => {
    const { body } = await get('/');
    expect(dataIn(body, 'page-data').registry.host).toEqual({ ...HOST, shared: {} });
    expect((await get('/registry.json')).json().host).toEqual(HOST);
  });

  it('needs no request for what starts the app, and allows its one script by hash', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain('<script data-parts="/a.js">early();\n</script>');
    expect(body).not.toContain('rel="preload" as="fetch"');
    expect(dataIn(body, 'page-data')).toMatchObject({ registry });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect((await get('/index.html')).body).toBe(files['index.html']);
  });

  it('is sent as it was built where the host knows nothing of a first text', async () => {
    const ada = await newUser();
    await ada.note('Former host', null, 'text');
    await withText('/former-host', ada.pageCookie);
    const former = files['index.html'].replace('#first-page', '#root');
    writeFileSync(path.join(root, 'index.html'), former);
    expect((await get('/former-host', ada.pageCookie)).body).toBe(former);
    writeFileSync(path.join(root, 'index.html'), files['index.html']);
  });

  it('brings only the tokens that its styles use', async () => {
    const ada = await newUser();
    await ada.note('Tokens', null, 'text');
    const { body } = await withText('/tokens', ada.pageCookie);
    expect(body).toContain(
      '<style id="first-style">:root{--chakra-a:1;}.f{order:var(--chakra-a)}.t{color:red}</style>',
    );
  });

  it.each([
    ['no cookie', () => ''],
    [
      'a cookie that was altered',
      (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['the cookie that renews', (_page: string, renewal: string) => renewal],
  ])('has nothing of the note for %s', async (_what, cookie) => {
    const ada = await newUser();
    await ada.note('Secret plan', null, 'hidden words');
    await withText('/secret-plan', ada.pageCookie);
    const { body, headers } = await get('/secret-plan', cookie(ada.pageCookie, ada.cookie));
    expect(body).not.toMatch(/hidden words|Secret plan|first-page"|page-responses/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it("has nothing of another person's note", async () => {
    const [ada, eve] = [await newUser(), await newUser()];
    await ada.note('Diary of Ada', null, 'hidden words');
    expect((await get('/diary-of-ada', eve.pageCookie)).body).not.toMatch(/hidden words|page-responses/);
  });

  it('has nothing once the session has ended', async () => {
    const ada = await newUser();
    await ada.note('Gone', null, 'hidden words');
    await withText('/gone', ada.pageCookie);
    await ada.call('DELETE', paths.currentLogin);
    expect((await get('/gone', ada.pageCookie)).body).not.toContain('hidden words');
  });

  it('opens no call by its cookie', async () => {
    const ada = await newUser();
    const response = await app().inject({ url: `/api${paths.notes}`, headers: { cookie: ada.pageCookie } });
    expect(response.statusCode).toBe(401);
  });

  it('brings the data of a category, which has no text', async () => {
    const ada = await newUser();
    await ada.category('Garden');
    const { body } = await get('/garden', ada.pageCookie);
    expect(Object.keys(dataIn(body, 'page-responses'))).toEqual([`${paths.noteBySlug}?slug=garden`]);
    expect(body).not.toContain('id="first-page"');
  });

  it('goes without text at a former address, which the app leads on', async () => {
    const ada = await newUser();
    const note = await ada.note('Before', null, 'words');
    await ada.change(note._id, { title: 'After' });
    expect((await get('/before', ada.pageCookie)).body).not.toContain('words');
  });
});

describe('A shared page', () => {
  const shared = async (content: string, body: ShareBody = {}) => {
    const ada = await newUser();
    const note = await ada.note('Tea', null, content);
    const share = shareSchema.parse((await ada.call('PUT', paths.share(note._id), body ?? {})).body);
    return { ada, note, share };
  };

  it('has its text for everybody, without the frame of the signed in', async () => {
    const { share, note } = await shared('Boil **water**');
    const { body, headers } = await withText(share.href);
    expect(body).toContain('<strong>water</strong>');
    expect(body).toContain('id="first-page" data-alone');
    const [call = ''] = Object.keys(dataIn(body, 'page-responses'));
    expect(call).toBe(paths.sharedNote(share.href.split('/')[3] ?? '', note._id));
    expect(dataIn(body, 'page-data')).not.toHaveProperty('reader');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it.each([
    ['en', '', /<p>Changed [A-Z]/],
    ['de-AT, en', '', /<p>Geändert \d/],
    // What was chosen, whatever the browser asks for.
    ['de-AT, en', 'my-note.language=ja', /<p>更新：\d/],
    ['ar', '', /<p>عُدّلت [\u0660-\u0669\d]/],
  ])(
    'says when the note was changed in the language of its reader (%s, %s)',
    async (accepted, cookie, said) => {
      const { share } = await shared('Boil **water**');
      await withText(share.href);
      const headers = { 'accept-language': accepted, cookie };
      const { body } = await app().inject({ url: share.href, headers });
      expect(body).toMatch(said);
    },
  );

  it('names notes that are not shared, and leads to none of them', async () => {
    const ada = await newUser();
    const category = await ada.category('Open');
    const inside = await ada.note('Inside', category._id, 'x');
    await ada.note('Outside', null, 'x');
    const text = '[in](/open/inside#a) [out](/outside) [web](https://example.org)';
    const note = await ada.note('Start', category._id, text);
    const share = shareSchema.parse((await ada.call('PUT', paths.share(category._id), {})).body);
    const base = share.href.replace(category._id, '');
    const { body } = await withText(base + note._id);
    expect(body).toContain(`<a href="${base}${inside._id}#a">in</a> out <a href="https://example.org"`);
  });

  it('has nothing while a password is wanted', async () => {
    const { share } = await shared('hidden words', { password: 'secret words' });
    expect((await get(share.href)).body).not.toMatch(/hidden words|page-responses/);
  });

  it('has nothing once the share is removed', async () => {
    const { ada, share } = await shared('hidden words');
    await withText(share.href);
    await ada.call('DELETE', paths.shared(share._id));
    const response = await get(share.href);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('hidden words');
  });

  it('fetches no picture by itself, neither an attachment nor one of another site', async () => {
    const ada = await newUser();
    const picture = await attach(app(), ada, 'a.png', PNG);
    const note = await ada.note('Pictures', null, `![](${picture.url}) ![](https://example.org/a.png)`);
    const share = shareSchema.parse((await ada.call('PUT', paths.share(note._id), {})).body);
    const { body } = await withText(share.href);
    expect(body.slice(body.indexOf('id="first-page"'), body.indexOf('page-responses'))).not.toContain('src=');
  });
});
