import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PhotonImage } from '@cf-wasm/photon/node';
import { paths, shareSchema } from '@my-note/contract';
import { reportSchema } from '@my-note/contract/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { attach, download, PNG } from '../../../testing/files/files.ts';
import { largeJpeg, largePng } from '../../../testing/files/large-pictures.ts';
import { JPEG, photo } from '../../../testing/files/pictures.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { jpegHead, withJpegSegments } from './jpeg-head.rules.ts';

const { app, newUser, dataDir } = useApp();
const jpeg = largeJpeg(1200, 800);
/** Turned by a quarter, with the profile of a camera's colors. */
const turned = withJpegSegments(jpeg, jpegHead(photo(6))?.kept ?? []);
let ada: TestUser;
beforeAll(async () => {
  ada = await newUser();
});

const fileOf = (id: string, width?: number) =>
  path.join(dataDir, 'attachments', id.slice(-2), width === undefined ? id : `w${width}-${id}`);
const get = (url: string, width: number | string, headers = {}) =>
  download(app(), ada, `${url}?width=${width}`, headers);

function sizeOf(bytes: Buffer) {
  const image = PhotonImage.new_from_byteslice(bytes);
  const size = [image.get_width(), image.get_height()];
  image.free();
  return size;
}

describe('A picture that is asked for in a width', () => {
  it('comes smaller, with the headers of the original and a tag of its own', async () => {
    const { url, _id } = await attach(app(), ada, 'photo.jpg', jpeg);
    const whole = await download(app(), ada, url);
    const small = await get(url, 480);
    expect(sizeOf(small.bytes)).toEqual([480, 320]);
    expect(small.bytes.length).toBeLessThan(jpeg.length / 3);
    const same = ['content-type', 'content-disposition', 'content-security-policy', 'cache-control'];
    for (const name of [...same, 'x-content-type-options', 'cross-origin-resource-policy', 'x-robots-tag'])
      expect(small.headers[name]).toBe(whole.headers[name]);
    expect(small.headers.etag).toBe(`"${_id}-480"`);
    expect((await get(url, 480, { 'if-none-match': `"${_id}-480"` })).status).toBe(304);
    expect((await get(url, 960, { 'if-none-match': `"${_id}-480"` })).status).toBe(200);
  });

  it('is made once and kept beside it', async () => {
    const { url, _id } = await attach(app(), ada, 'photo.jpg', jpeg);
    expect(existsSync(fileOf(_id, 960))).toBe(false);
    const { bytes } = await get(url, 960);
    expect(readFileSync(fileOf(_id, 960))).toEqual(bytes);
    const { mtimeMs } = statSync(fileOf(_id, 960));
    expect((await get(url, 960)).bytes).toEqual(bytes);
    expect(statSync(fileOf(_id, 960)).mtimeMs).toBe(mtimeMs);
  });

  it('keeps which side is up, and the colors', async () => {
    const { url } = await attach(app(), ada, 'photo.jpg', turned);
    const { bytes } = await get(url, 480);
    expect(sizeOf(bytes)).toEqual([720, 480]);
    expect(jpegHead(bytes)?.turned).toBe(true);
    expect(jpegHead(bytes)?.kept).toEqual(jpegHead(turned)?.kept);
    expect(bytes.includes('GPS')).toBe(false);
  });

  it('stays a PNG', async () => {
    const { url } = await attach(app(), ada, 'a.png', largePng(1000, 40));
    const { bytes, headers } = await get(url, 480);
    expect([headers['content-type'], sizeOf(bytes)]).toEqual(['image/png', [480, 19]]);
  });

  it('comes as it is when it is not wider', async () => {
    const { url, _id } = await attach(app(), ada, 'photo.jpg', jpeg);
    const { bytes, headers } = await get(url, 1920);
    expect([bytes.equals(jpeg), headers.etag]).toEqual([true, `"${_id}"`]);
    expect((await get(url, 1920)).bytes.equals(jpeg)).toBe(true);
    expect((await get(url, 1920, { 'if-none-match': `"${_id}"` })).status).toBe(304);
  });

  it.each<[string, Buffer]>([
    ['a.jpg', JPEG.subarray(0, 600)],
    ['cut.jpg', jpeg.subarray(0, 4_000)],
    ['pixel.png', PNG],
    ['a.txt', Buffer.from('no picture')],
  ])('comes as it is when it cannot be smaller: %s', async (name, bytes) => {
    const { url } = await attach(app(), ada, name, bytes);
    const whole = await download(app(), ada, url);
    const response = await get(url, 480);
    expect([response.status, response.bytes.equals(whole.bytes)]).toEqual([200, true]);
  });

  it.each(['481', '0', '-480', '4800', '480.5', 'NaN', 'wide', '', '480&width=960', '1e3'])(
    'is refused in the width %j',
    async (width) => {
      const { url, _id } = await attach(app(), ada, 'photo.jpg', jpeg);
      expect((await get(url, width)).status).toBe(400);
      expect(existsSync(fileOf(_id, 480))).toBe(false);
    },
  );
});

it('A scaled picture is read by whom the original may be read, and by nobody else', async () => {
  const { url } = await attach(app(), ada, 'photo.jpg', jpeg);
  const { url: other } = await attach(app(), ada, 'other.jpg', jpeg);
  const note = await ada.note('Plan', null, `![](${url})`);
  const share = shareSchema.parse((await ada.call('PUT', paths.share(note._id))).body);
  const shareId = share.href.split('/')[3];
  const bob = await newUser();
  const statusOf = async (address: string, headers = {}) =>
    (await app().inject({ url: `/api${address}`, headers })).statusCode;
  const reading = async () => [
    (await get(url, 480)).status,
    await statusOf(`${url}?width=480`),
    (await download(app(), bob, `${url}?width=480`)).status,
    await statusOf(`${url}?width=480&share=${shareId}`),
    await statusOf(`${other}?width=480&share=${shareId}`),
    await statusOf(`${url}?width=480&share=none`),
  ];
  // Before and after it was made.
  expect(await reading()).toEqual([200, 401, 404, 200, 404, 404]);
  expect(await reading()).toEqual([200, 401, 404, 200, 404, 404]);
  await ada.call('DELETE', paths.shared(share._id));
  expect(await statusOf(`${url}?width=480&share=${shareId}`)).toBe(404);
});

it('Scaled pictures are removed with the original, and take no room of the person', async () => {
  const person = await newUser();
  const { url, _id } = await attach(app(), person, 'photo.jpg', jpeg);
  const note = await person.note('Plan', null, `![](${url})`);
  for (const width of [480, 960, 1920]) await download(app(), person, `${url}?width=${width}`);
  expect([480, 960, 1920].map((width) => existsSync(fileOf(_id, width)))).toEqual([true, true, true]);
  const report = reportSchema.parse((await person.call('GET', paths.report)).body);
  expect(report.totals.attachmentsBytes).toBe(jpeg.length);
  await person.call('DELETE', paths.note(note._id));
  expect([undefined, 480, 960, 1920].map((width) => existsSync(fileOf(_id, width)))).toEqual([
    ...[false, false, false, false],
  ]);
});

it('Many who ask at once get the same picture', async () => {
  const { url } = await attach(app(), ada, 'photo.jpg', jpeg);
  const all = await Promise.all(Array.from({ length: 6 }, () => get(url, 480)));
  for (const { bytes } of all) expect(sizeOf(bytes)).toEqual([480, 320]);
});
