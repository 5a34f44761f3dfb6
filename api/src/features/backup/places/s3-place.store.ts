import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { connectS3, type S3Options } from '../../../core/files/s3-store.ts';
import { BackupError } from '../manifest.rules.ts';
import type { BackupPlace } from './backup-place.port.ts';
import type { Bytes } from './bytes.port.ts';

/** An object beside each backup that was verified. */
const MARK = '.verified';
const MEGABYTE = 1024 * 1024;
/** S3 takes 10,000 parts, so a backup may have 160 GB. Two are in memory at a time. */
const PART_BYTES = 16 * MEGABYTE;
const PARTS_AT_ONCE = 2;
/** A backup is read from its beginning to its end: few large requests instead of two for each attachment. */
const BLOCK_BYTES = 8 * MEGABYTE;

/** Backups as objects of a bucket, below a prefix that may be empty. */
export function createS3Place({ bucket, ...options }: S3Options, prefix: string): BackupPlace {
  let connected: ReturnType<typeof connectS3> | undefined;
  const s3 = () => {
    connected ??= connectS3(options);
    return connected;
  };
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  const place = (name: string) => ({ Bucket: bucket, Key: keyOf(name) });

  async function* names() {
    const { client, paginateListObjectsV2 } = await s3();
    const Prefix = keyOf('');
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
      for (const { Key = '' } of Contents) {
        const name = Key.slice(Prefix.length);
        // What lies deeper is not of this place.
        if (name !== '' && !name.includes('/')) yield name;
      }
  }

  async function listBy(isWanted: (name: string, all: Set<string>) => boolean) {
    const all = new Set<string>();
    for await (const name of names()) all.add(name);
    return [...all].filter((name) => !name.endsWith(MARK) && isWanted(name, all)).sort();
  }

  return {
    name: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`,
    async demandFree(name) {
      if (await exists(name))
        throw new BackupError(`s3://${bucket}/${keyOf(name)} exists already. Choose another name`);
    },
    async write(name, content, signal) {
      const { client } = await s3();
      const { Upload } = await import('@aws-sdk/lib-storage');
      const upload = new Upload({
        client,
        params: { ...place(name), Body: content },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      const abort = () => void upload.abort();
      signal?.addEventListener('abort', abort, { once: true });
      // The error of the content says more than that of the upload.
      const failed = new Promise<never>((_, reject) => content.once('error', reject));
      try {
        signal?.throwIfAborted();
        await Promise.race([upload.done(), failed]);
      } catch (error) {
        content.destroy();
        await upload.abort();
        throw toldBy(error);
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    async open(name) {
      const { client, HeadObjectCommand, GetObjectCommand } = await s3();
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand(place(name)));
      return inBlocks(ContentLength, async (start, end) => {
        const Range = `bytes=${start}-${end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...place(name), Range }));
        return buffer(Body as Readable);
      });
    },
    async accept(name) {
      const { client, PutObjectCommand } = await s3();
      await client.send(new PutObjectCommand({ ...place(`${name}${MARK}`), Body: 'read back, and whole\n' }));
    },
    list: () => listBy((name, all) => all.has(`${name}${MARK}`)),
    remove,
    discard: remove,
    listUnfinished: () => listBy((name, all) => !all.has(`${name}${MARK}`)),
  };

  /** Some services send a code without any text. */
  function toldBy(error: unknown) {
    const status = statusOf(error);
    if (status === undefined || !(error instanceof Error)) return error;
    const text = [...new Set([error.name, error.message])].join(', ');
    return new BackupError(`The bucket ${bucket} answered ${status} (${text})`, { cause: error });
  }

  async function remove(name: string) {
    const { client, DeleteObjectCommand } = await s3();
    for (const each of [name, `${name}${MARK}`]) await client.send(new DeleteObjectCommand(place(each)));
  }

  async function exists(name: string) {
    const { client, HeadObjectCommand } = await s3();
    return client.send(new HeadObjectCommand(place(name))).then(
      () => true,
      (error: unknown) => {
        // The response to HEAD has no text; whether the bucket is missing is said when it is written to.
        if (statusOf(error) === 404) return false;
        throw toldBy(error);
      },
    );
  }
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = Reflect.get(Object(Reflect.get(Object(error), '$metadata')), 'httpStatusCode');
  return typeof status === 'number' ? status : undefined;
}

type ReadBlock = (start: number, end: number) => Promise<Buffer>;

/** Reads whole blocks and keeps the last one; `end` is of the last byte. */
function inBlocks(size: number, readBlock: ReadBlock): Bytes {
  let kept: { index: number; block: Promise<Buffer> } | undefined;
  function blockAt(index: number) {
    if (kept?.index !== index) {
      const start = index * BLOCK_BYTES;
      kept = { index, block: readBlock(start, Math.min(size, start + BLOCK_BYTES) - 1) };
    }
    return kept.block;
  }
  return {
    size,
    async read(start, length) {
      const parts: Buffer[] = [];
      for (let at = start; at < start + length; ) {
        const index = Math.floor(at / BLOCK_BYTES);
        const from = at - index * BLOCK_BYTES;
        const part = (await blockAt(index)).subarray(from, from + start + length - at);
        if (part.length === 0) throw new Error('the object ends too early');
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
    close: async () => undefined,
  };
}
