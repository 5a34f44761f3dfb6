import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { attach, download, PNG, upload } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const { app, newUser, dataDir } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const send = (name: string, bytes: Uint8Array | string) => upload(app(), ada, paths.attachments, name, bytes);
const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const avif = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  bytesOf('ftypavif\0\0\0\0avifmif1'),
  Buffer.alloc(40),
]);

describe('An upload', () => {
  it('responds with the URL and type of the file', async () => {
    const { status, body } = await send('Größe (1).png', PNG);
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      url: expect.stringMatching(/^\/attachments\/[0-9a-f-]{36}$/),
      name: 'Größe (1).png',
      type: 'image/png',
      mediaType: 'image/png',
      size: PNG.length,
    });
    expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual([]);
  });

  it.each<[string, string, Uint8Array | string]>([
    ['image/png', 'named-wrongly.txt', PNG],
    ['image/jpeg', 'a.jpg', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9')],
    ['image/gif', 'a.gif', bytesOf('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;')],
    [
      'image/webp',
      'a.webp',
      bytesOf('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0'),
    ],
    ['image/avif', 'a.avif', avif],
    ['application/pdf', 'a.pdf', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF'],
    ['text/plain', 'picture.png', 'No picture at all'],
    ['text/plain', 'bm', 'BM are the first letters of a bitmap, and of this text'],
    ['text/markdown', 'plan.MD', '# Plän 東京\r\n'],
    ['text/csv', 'a.csv', 'a;b\t"c"\n'],
  ])('is detected as %s by its bytes, whatever its name: %s', async (type, name, bytes) => {
    expect(await send(name, bytes)).toMatchObject({ status: 201, body: { type, mediaType: type } });
  });

  it.each<[string, string, Uint8Array]>([
    ['audio/mpeg', 'a.mp3', bytesOf('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x64')],
    ['audio/wav', 'a.wav', bytesOf('RIFF\x24\0\0\0WAVEfmt ')],
    ['audio/flac', 'picture.png', bytesOf('fLaC\0\0\0\x22')],
    ['audio/ogg', 'a.ogg', Buffer.concat([bytesOf('OggS\0\x02'), Buffer.alloc(22), bytesOf('\x01vorbis\0')])],
    ['video/mp4', 'a.mp4', bytesOf('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
    ['video/quicktime', 'a.mov', bytesOf('\0\0\0\x14ftypqt  \0\0\0\0qt  ')],
    ['application/octet-stream', 'program.png', bytesOf('MZ\x90\0\x03\0\0\0')],
    ['application/octet-stream', 'archive.txt', bytesOf('PK\x03\x04\x14\0\0\0')],
    ['application/octet-stream', 'latin.txt', bytesOf('Gr\xf6\xdfe')],
    ['application/octet-stream', 'cut-off.txt', bytesOf('Gr\xc3')],
  ])('of another kind is kept as %s, and old pages read it as a text: %s', async (mediaType, name, bytes) => {
    expect(await send(name, bytes)).toMatchObject({
      status: 201,
      body: { name, mediaType, type: 'text/plain' },
    });
  });

  it.each<[string, string]>([
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['picture.png', '\uFEFF\n<!-- a --> <?xml version="1.0"?><svg/>'],
    ['styled.xml', '<?xml-stylesheet type="text/xsl" href="a.xsl"?><svg/>'],
    ['xml.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['page.html', ' <!DOCTYPE html><script>alert(1)</script>'],
    ['program.js', 'alert(1)'],
    ['module.mjs', 'export default alert(1)'],
    ['styles.css', 'body { background: url(https://example.org) }'],
    ['page.htm\0.txt', '<script>alert(1)</script>'],
    ['"><img src=x onerror=alert(1)>.html', '<script>alert(1)</script>'],
    ['x\r\ncontent-type: text/html\r\n\r\n.txt', '<script>alert(1)</script>'],
  ])('of %j, which a browser could run, is only ever downloaded as plain text', async (name, text) => {
    const { url } = await attach(app(), ada, name, text);
    const { headers, bytes } = await download(app(), ada, url);
    expect(bytes.toString()).toBe(text);
    expect(headers['content-type']).toMatch(/^(?:text\/plain; charset=utf-8|application\/octet-stream)$/);
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%~-]+$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('is refused above 50 MB and accepted at 50 MB', async () => {
    const atLimit = Buffer.alloc(50 * 1024 * 1024, 'a');
    expect(await send('a.txt', atLimit)).toMatchObject({ status: 201, body: { size: atLimit.length } });
    expect(await send('a.txt', Buffer.concat([atLimit, Buffer.from('b')]))).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('50 MB') },
    });
    expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual([]);
  });

  it('says what is missing when it is empty, has no file, or is no form', async () => {
    expect(await send('a.txt', '')).toMatchObject({ status: 400, body: { message: 'This file is empty' } });
    expect(await ada.call('POST', paths.attachments, { file: 'x' })).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('multipart/form-data') },
    });
    const { statusCode } = await app().inject({
      method: 'POST',
      url: `/api${paths.attachments}`,
      payload: '--x--\r\n',
      headers: {
        authorization: `Bearer ${ada.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    expect(statusCode).toBe(400);
  });

  it('that breaks off leaves nothing', async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    const address = app().server.address();
    const request = http.request({
      host: '127.0.0.1',
      port: typeof address === 'object' ? address?.port : undefined,
      method: 'POST',
      path: `/api${paths.attachments}`,
      headers: {
        authorization: `Bearer ${ada.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
      },
    });
    request.on('error', () => undefined);
    request.write(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhalf',
    );
    const received = () => readdirSync(path.join(dataDir, 'uploads')).length;
    await expect.poll(received, PATIENT).toBe(1);
    request.destroy();
    await expect.poll(received, PATIENT).toBe(0);
  });

  it('is checked quickly, whatever its content', async () => {
    const start = Date.now();
    expect((await send('a.txt', `${'<!-- a -->'.repeat(6_000)}x`)).status).toBe(201);
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('drops the path of a file name', async () => {
    expect(await send('../../etc/pass\u202ewd.txt', 'x')).toMatchObject({ body: { name: 'passwd.txt' } });
  });
});

describe('An attachment', () => {
  it('is served byte for byte, with headers that forbid scripts', async () => {
    const { url } = await attach(app(), ada, "it's Größe.png", PNG);
    const response = await download(app(), ada, url);
    expect(response.status).toBe(200);
    expect(response.bytes).toEqual(PNG);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'content-disposition': "inline; filename*=UTF-8''it%27s%20Gr%C3%B6%C3%9Fe.png",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
  });

  it.each([
    ['a.mp3', bytesOf('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x64'), 'audio/mpeg', 'inline'],
    ['a.mp4', bytesOf('\0\0\0\x18ftypisom\0\0\0\0isommp42'), 'video/mp4', 'inline'],
    ['a.pdf', bytesOf('%PDF-1.7\n'), 'application/pdf', 'attachment'],
    ['a.zip', bytesOf('PK\x03\x04\x14\0\0\0'), 'application/octet-stream', 'attachment'],
  ])('%s is sent as what it is, inside the same sandbox', async (name, bytes, type, disposition) => {
    const { url } = await attach(app(), ada, name, bytes);
    expect((await download(app(), ada, url)).headers).toMatchObject({
      'content-type': type,
      'content-disposition': `${disposition}; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
  });

  it('that is not an image is downloaded, not shown', async () => {
    const { url } = await attach(app(), ada, 'a.txt', 'text '.repeat(1_000));
    const response = await download(app(), ada, url, { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-disposition']).toBe("attachment; filename*=UTF-8''a.txt");
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.bytes.length).toBe(5_000);
  });

  it('responds 304 when the browser has it', async () => {
    const { url } = await attach(app(), ada, 'a.png', PNG);
    const { etag } = (await download(app(), ada, url)).headers;
    const again = await download(app(), ada, url, { 'if-none-match': String(etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=5-99', 206, 'bytes 5-9/10', '56789'],
    ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ])('responds to the range %s', async (range, status, contentRange, text) => {
    const { url } = await attach(app(), ada, 'a.txt', '0123456789');
    const response = await download(app(), ada, url, { range });
    expect([response.status, response.headers['content-range'], response.bytes.toString()]).toEqual([
      status,
      contentRange,
      text,
    ]);
  });

  it('refuses a range outside of it', async () => {
    const { url } = await attach(app(), ada, 'a.txt', '0123456789');
    const { status, headers, bytes } = await download(app(), ada, url, { range: 'bytes=10-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'RANGE' });
  });

  it('responds to a HEAD request with its size and no bytes', async () => {
    const { url } = await attach(app(), ada, 'a.txt', '0123456789');
    const response = await download(app(), ada, url, {}, 'HEAD');
    expect([response.status, response.headers['content-length'], response.bytes.length]).toEqual([
      200,
      '10',
      0,
    ]);
  });

  it('responds 404 to another user and 401 without a user', async () => {
    const { url } = await attach(app(), ada, 'a.png', PNG);
    const bob = await newUser();
    expect((await download(app(), bob, url)).status).toBe(404);
    expect((await app().inject({ url: `/api${url}` })).statusCode).toBe(401);
  });
});
