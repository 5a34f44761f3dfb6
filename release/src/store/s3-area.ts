import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Refusal } from '@my-note/tooling/refusal';
import type { Area } from './area.ts';
import { headersOf } from './headers.ts';

// The condition does not hold, the object is gone, or two writes collided.
const CONFLICTS = new Set<number | undefined>([412, 404, 409]);

function statusOf(error: unknown, bucket: string) {
  if (Object(error).name === 'NoSuchBucket') throw new Refusal(`There is no bucket "${bucket}".`);
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Objects of a bucket under a prefix. */
export function createS3Area(client: S3Client, bucket: string, prefix: string): Area {
  const named = (key: string) => ({ Bucket: bucket, Key: `${prefix}/${key}` });
  const put = (key: string, content: string | Buffer, conditions = {}) =>
    client.send(
      new PutObjectCommand({ ...named(key), ...headersOf(key), Body: Buffer.from(content), ...conditions }),
    );
  const pages = (folder: string, rest = {}) =>
    paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folderKey(folder), ...rest });
  const folderKey = (folder: string) => `${prefix}/${folder ? `${folder}/` : ''}`;

  async function list(folder: string) {
    const found = [];
    for await (const { Contents = [] } of pages(folder)) {
      for (const { Key = '', LastModified, Size = 0 } of Contents) {
        const modified = LastModified?.getTime() ?? 0;
        found.push({ key: Key.slice(prefix.length + 1), modified, size: Size });
      }
    }
    return found;
  }

  /** Returns false when the condition does not hold. */
  async function putIf(key: string, content: string | Buffer, condition: object) {
    try {
      await put(key, content, condition);
      return true;
    } catch (error) {
      if (CONFLICTS.has(statusOf(error, bucket))) return false;
      throw error;
    }
  }

  async function remove(keys: string[]) {
    await Promise.all(keys.map((key) => client.send(new DeleteObjectCommand(named(key)))));
  }

  return {
    list,
    remove,
    async read(key) {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(named(key)));
        if (!Body) throw new Error(`${key} has no body`);
        return { content: Buffer.from(await Body.transformToByteArray()), tag: ETag };
      } catch (error) {
        if (statusOf(error, bucket) === 404) return undefined;
        throw error;
      }
    },
    async write(key, content) {
      await put(key, content);
    },
    async swap(key, content, tag) {
      if (tag === undefined) return putIf(key, content, { IfNoneMatch: '*' });
      if (await putIf(key, content, { IfMatch: tag })) return true;
      // Ceph 16 compares the tag without its quotes. Where the object has changed, this fails as well.
      const bare = tag.replaceAll('"', '');
      return bare !== tag && putIf(key, content, { IfMatch: bare });
    },
    async folders(folder) {
      const names = [];
      for await (const { CommonPrefixes = [] } of pages(folder, { Delimiter: '/' })) {
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(folderKey(folder).length, -1));
      }
      return names;
    },
    // Not atomic, but nothing is read before the registry names it.
    async place(folder, files) {
      await Promise.all([...files].map(([name, content]) => put(`${folder}/${name}`, content)));
    },
    removeFolder: async (folder) => remove((await list(folder)).map(({ key }) => key)),
    // S3 keeps no half-written objects.
    sweep: async () => {},
  };
}
