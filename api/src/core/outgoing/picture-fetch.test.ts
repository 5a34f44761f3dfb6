import http from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { PNG } from '../../testing/files/files.ts';
import { JPEG, WEBP } from '../../testing/files/pictures.ts';
import { createPictureFetch } from './picture-fetch.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const asked: http.IncomingHttpHeaders[] = [];
const server = http.createServer((request, response) => {
  asked.push(request.headers);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  const to = searchParams.get('to');
  if (to !== null) return response.writeHead(302, { location: to }).end();
  if (pathname === '/a.png') return response.writeHead(200, { 'content-type': 'text/html' }).end(PNG);
  if (pathname === '/b.jpg') return response.end(JPEG);
  if (pathname === '/c.webp') return response.end(WEBP);
  if (pathname === '/d.svg') return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SVG);
  if (pathname === '/page.png')
    return response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html>');
  if (pathname === '/said.png') return response.writeHead(200, { 'content-length': 5000 }).write(PNG);
  if (pathname === '/large.png') return response.end(Buffer.concat([PNG, Buffer.alloc(5000)]));
  if (pathname === '/slow.png') return response.write(PNG.subarray(0, 10));
  if (pathname === '/cut.png') {
    response.writeHead(200, { 'content-length': 900 }).write(PNG);
    return setTimeout(() => response.destroy(), 20);
  }
  return response.writeHead(410).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const host = `127.0.0.1:${port}`;
const inside = createPictureFetch({ privateHosts: [host], timeoutMs: 400, maxBytes: 4096 });
const read = (path: string) => inside.fetch(`http://${host}${path}`);

afterAll(async () => {
  await inside.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
});

type Callback = (error: null, found: { address: string; family: number }[]) => void;
const resolving = (found: string[]) => (_name: string, _options: object, callback: Callback) =>
  callback(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );

describe('A picture of another site', () => {
  it.each([
    ['/a.png', 'image/png', PNG],
    ['/b.jpg', 'image/jpeg', JPEG],
    ['/c.webp', 'image/webp', WEBP],
  ])('%s is what its bytes are, whatever the site calls them', async (path, type, bytes) => {
    expect(await read(path)).toEqual({ type, bytes });
  });

  it('is requested without data about the user', async () => {
    asked.length = 0;
    await read('/a.png');
    expect(Object.keys(asked[0] ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each([
    ['/d.svg', 'not a supported picture'],
    ['/page.png', 'not a supported picture'],
    ['/said.png', 'it is larger than'],
    ['/large.png', 'it is larger than'],
    ['/slow.png', 'did not answer in time'],
    ['/cut.png', 'the connection failed'],
    ['/gone.png', 'the site answered 410'],
  ])('%s is refused with its reason', async (path, reason) => {
    await expect(read(path)).rejects.toThrow(reason);
  });

  it('follows redirects, but not in a circle', async () => {
    expect((await read('/x?to=/a.png')).type).toBe('image/png');
    const circle = http.createServer((_request, response) =>
      response.writeHead(302, { location: '/' }).end(),
    );
    await new Promise<void>((resolve) => circle.listen(0, '127.0.0.1', resolve));
    const at = circle.address();
    const there = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    const web = createPictureFetch({ privateHosts: [there] });
    await expect(web.fetch(`http://${there}/`)).rejects.toThrow('redirects too often');
    await web.close();
    circle.close();
  });

  it.each([
    'http://127.0.0.1:8080/a.png',
    'http://localhost:8080/a.png',
    'http://2130706433:8080/',
    'http://[::1]:8080/',
    'http://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
  ])('never leads on into the own network: %s', async (to) => {
    await expect(read(`/x?to=${encodeURIComponent(to)}`)).rejects.toThrow(/not a public one|no public site/);
  });

  it.each([
    ['file:///etc/passwd', 'not a web'],
    ['ftp://example.org/a.png', 'not a web'],
    ['https://me:secret@example.org/a.png', 'not a web'],
    ['http://example.org:25/a.png', 'its port is not a web port'],
    ['https://', 'its address is not usable'],
    ['http://10.0.0.7/a.png', 'its address is not a public one'],
    ['http://0x7f.1/a.png', 'its address is not a public one'],
  ])('%s is never requested', async (address, reason) => {
    await expect(inside.fetch(address)).rejects.toThrow(reason);
    await expect(read(`/x?to=${encodeURIComponent(address)}`)).rejects.toThrow(reason);
  });

  it.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['fd00::1']],
    [['::ffff:169.254.169.254']],
    [['93.184.216.34', '::1']],
    [[]],
  ])('is not fetched where the name of its site resolves to %j', async (found) => {
    const web = createPictureFetch({ resolve: resolving(found) });
    await expect(web.fetch('https://pictures.example/a.png')).rejects.toThrow('no public site of this name');
    await expect(web.fetch('http://pictures.example:8080/a.png')).rejects.toThrow(
      'no public site of this name',
    );
    await web.close();
  });

  it('is fetched from a host of the private network only when the operator names it', async () => {
    const web = createPictureFetch();
    await expect(web.fetch(`http://${host}/a.png`)).rejects.toThrow('not a public one');
    await web.close();
  });
});
