import { paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { attach, download, PNG } from '../../../testing/files/files.ts';
import { JPEG, photo, pngPhoto, WEBP, webpPhoto } from '../../../testing/files/pictures.ts';
import { useApp } from '../../../testing/test-app.ts';
import { withoutJpegMetadata } from './jpeg-metadata.rules.ts';
import { orientationOf } from './orientation.rules.ts';
import { withoutPngMetadata } from './png-metadata.rules.ts';
import { withoutWebpMetadata } from './webp-metadata.rules.ts';

const { app, newUser } = useApp();

describe('An uploaded picture', () => {
  it.each([
    ['photo.jpg', photo(1), JPEG],
    ['photo.webp', webpPhoto(1), WEBP],
    ['photo.png', pngPhoto(PNG), PNG],
  ])('%s is stored without camera metadata and with its colors', async (name, bytes, plain) => {
    expect(bytes.includes('GPS')).toBe(true);
    const ada = await newUser();
    const { url, size } = await attach(app(), ada, name, bytes);
    const kept = Buffer.from((await download(app(), ada, url)).bytes);
    expect(kept.equals(plain)).toBe(true);
    expect(size).toBe(plain.length);
  });

  it('keeps all of it for a person who wants that', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const kept = async (user: typeof ada) => {
      const { url } = await attach(app(), user, 'photo.jpg', photo(1));
      return Buffer.from((await download(app(), user, url)).bytes);
    };
    expect((await ada.call('PUT', paths.configs, { key: 'keepPictureData', value: true })).status).toBe(200);
    expect((await kept(ada)).equals(photo(1))).toBe(true);
    expect((await kept(bob)).equals(JPEG)).toBe(true);
    await ada.call('PUT', paths.configs, { key: 'keepPictureData', value: false });
    expect((await kept(ada)).equals(JPEG)).toBe(true);
  });

  it.each([
    ['JPEG', withoutJpegMetadata, photo],
    ['WebP', withoutWebpMetadata, webpPhoto],
  ])('keeps the orientation of the camera: %s', (_kind, strip, picture) => {
    for (const orientation of [3, 6, 8]) {
      const stripped = strip(picture(orientation)) ?? Buffer.alloc(0);
      expect(stripped.includes('GPS')).toBe(false);
      const tiff = stripped.subarray(stripped.indexOf('MM\0*', 0, 'latin1'));
      expect(orientationOf(tiff)).toBe(orientation);
      expect(strip(stripped)?.equals(stripped)).toBe(true);
    }
  });

  it('with an invalid structure stays unchanged', () => {
    for (const length of [3, 30, 50]) expect(withoutPngMetadata(PNG.subarray(0, length))).toBeUndefined();
    expect(withoutJpegMetadata(photo(6).subarray(0, 40))).toBeUndefined();
    expect(withoutWebpMetadata(webpPhoto(6).subarray(0, 60))).toBeUndefined();
    for (let n = 0; n < photo(6).length; n += 1) {
      const broken = Buffer.from(photo(6));
      broken.writeUInt8(0xff, n);
      expect(() => withoutJpegMetadata(broken)).not.toThrow();
    }
  });
});
