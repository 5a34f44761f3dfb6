import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectoryStore } from '../../../core/files/directory-store.ts';
import { realS3, s3Account } from '../../../testing/files/real-s3.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { useApp } from '../../../testing/test-app.ts';
import { openArchiveFile, openArchiveIn } from '../backup.reader.ts';
import { fileTarget, writeBackup } from '../backup.writer.ts';
import { createS3Place } from '../places/s3-place.store.ts';

const PASSPHRASE = 'green garden seven stones';
const newDirectory = useTemporaryDirectories();
const { db, clock, newUser } = useApp();
const files = createDirectoryStore(newDirectory());
const id = '0198c0de-0000-7000-8000-0000000000ab';
/** Random, so that the zip cannot make it smaller than some chunks. */
const picture = randomBytes(400_000);
const source = () => ({ kind: 'pglite' as const, db: db(), files, clock });

beforeAll(async () => {
  const ada = await newUser();
  await ada.note('Plan', null, 'Secret text');
  const file = path.join(newDirectory(), 'picture');
  writeFileSync(file, picture);
  await files.put(id, file);
});

describe('An encrypted backup', { timeout: 120_000 }, () => {
  const file = path.join(newDirectory(), 'garden.zip.age');
  const opened = async (from: string, passphrase?: string) => {
    const archive = await openArchiveFile(from, passphrase);
    await archive.verify().finally(archive.close);
    return archive;
  };
  beforeAll(() => writeBackup(source(), fileTarget(file, PASSPHRASE)));

  it('is whole with its passphrase, in the format of age, and only its owner may read it', async () => {
    const { manifest } = await opened(file, PASSPHRASE);
    expect(manifest.files).toEqual([expect.objectContaining({ bytes: picture.length })]);
    expect(statSync(file).mode & 0o077).toBe(0);
    const age = new Decrypter();
    age.addPassphrase(PASSPHRASE);
    const zip = Buffer.from(await age.decrypt(readFileSync(file)));
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.length).toBeGreaterThan(picture.length);
    expect(readFileSync(file).includes('items.ndjson')).toBe(false);
  });

  it('without its passphrase, or with another one, is refused with a sentence', async () => {
    await expect(opened(file)).rejects.toThrow('is encrypted. Set BACKUP_PASSPHRASE to its passphrase');
    await expect(opened(file, `${PASSPHRASE}!`)).rejects.toThrow('The passphrase does not open');
  });

  it.each([PASSPHRASE, undefined])(
    'whose attachments break off fails and leaves nothing (%s)',
    async (passphrase) => {
      const folder = newDirectory();
      async function* broken() {
        yield randomBytes(400_000);
        throw new Error('The bucket is away');
      }
      const away = { list: files.list, read: async () => Readable.from(broken()) };
      const target = fileTarget(path.join(folder, 'plan.zip'), passphrase);
      await expect(writeBackup({ ...source(), files: away }, target)).rejects.toThrow('The bucket is away');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('that is cut off or altered anywhere is refused with a sentence', async () => {
    const whole = readFileSync(file);
    const damaged = path.join(newDirectory(), 'damaged.zip.age');
    const chunk = 64 * 1024 + 16;
    const start =
      whole.indexOf('\n--- ') + 1 + whole.subarray(whole.indexOf('\n--- ') + 1).indexOf('\n') + 17;
    // In the header, between two chunks, in one, and before the last byte.
    for (const length of [
      40,
      start,
      start + chunk,
      start + 2 * chunk,
      start + chunk + 100,
      whole.length - 1,
    ]) {
      writeFileSync(damaged, whole.subarray(0, length));
      await expect(opened(damaged, PASSPHRASE)).rejects.toThrow('is cut off');
    }
    for (const [at, message] of [
      [start + 10, 'was altered or damaged'],
      [start + 2 * chunk + 10, 'was altered or damaged'],
      [start - 5, 'is cut off, or was altered'],
      [whole.length - 1, 'is cut off, or was altered at its end'],
      [whole.indexOf('\n--- ') + 8, 'was altered or damaged'],
    ] as const) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      writeFileSync(damaged, bytes);
      await expect(opened(damaged, PASSPHRASE)).rejects.toThrow(message);
    }
  });
});

describe('A backup in a bucket', { timeout: 120_000 }, () => {
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: newDirectory() },
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  const options = { bucket: 'backups', region: 'us-east-1', ...s3Account };
  const prefix = `site-${randomBytes(4).toString('hex')}`;
  const places = { good: '', faulty: '' };
  /** Passes everything on, but a byte of a long response is another one. */
  const faulty = http.createServer((request, response) => {
    const { method, headers, url } = request;
    const on = http.request(new URL(url ?? '', places.good), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      let sent = 0;
      answer.on('data', (chunk: Buffer) => {
        const at = 200_000 - sent;
        if (method === 'GET' && at >= 0 && at < chunk.length) chunk.writeUInt8(chunk.readUInt8(at) ^ 1, at);
        sent += chunk.length;
        response.write(chunk);
      });
      answer.on('end', () => response.end());
    });
    request.pipe(on);
  });
  const placeAt = (endpoint: string) => ({ kind: 's3' as const, s3: { endpoint, ...options }, prefix });
  beforeAll(async () => {
    const { port } = await server.run();
    places.good = realS3 ?? `http://127.0.0.1:${port}`;
    await new Promise<void>((done) => faulty.listen(0, '127.0.0.1', done));
    const address = faulty.address();
    places.faulty = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    faulty.close();
    await server.close();
  });
  const list = () => createS3Place({ endpoint: places.good, ...options }, prefix).list();

  it('is verified, listed, and opened by its address', async () => {
    const target = { place: placeAt(places.good), name: 'first.zip.age', passphrase: PASSPHRASE };
    const { manifest } = await writeBackup(source(), target);
    expect(await list()).toEqual(['first.zip.age']);
    const archive = await openArchiveIn(
      () => placeAt(places.good),
      `s3://backups/${prefix}/first.zip.age`,
      PASSPHRASE,
    );
    await archive.verify().finally(archive.close);
    expect(archive.manifest).toEqual(manifest);
    await expect(writeBackup(source(), target)).rejects.toThrow('exists already');
  });

  it('that comes back altered is not accepted, and is removed', async () => {
    const target = { place: placeAt(places.faulty), name: 'second.zip.age', passphrase: PASSPHRASE };
    await expect(writeBackup(source(), target)).rejects.toThrow('was altered or damaged');
    const place = createS3Place({ endpoint: places.good, ...options }, prefix);
    expect([await place.list(), await place.listUnfinished()]).toEqual([['first.zip.age'], []]);
  });

  it('says what the service said when the bucket does not exist', async () => {
    const place = { ...placeAt(places.good), s3: { endpoint: places.good, ...options, bucket: 'missing' } };
    await expect(writeBackup(source(), { place, name: 'third.zip' })).rejects.toThrow(
      /The bucket missing answered 404 \(NoSuchBucket/,
    );
  });
});
