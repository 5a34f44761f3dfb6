import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore } from '../services.ts';

/** Where the attachments are in the bucket. */
const FOLDER = 'attachments/';

export type S3Options = {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Any service with the S3 API. Its library is large, so it is loaded at the first use. */
export function createS3Store({ bucket, ...options }: S3Options): FileStore {
  let connected: ReturnType<typeof connectS3> | undefined;
  const s3 = () => {
    connected ??= connectS3(options);
    return connected;
  };
  const place = (id: string) => ({ Bucket: bucket, Key: `${FOLDER}${id}` });

  return {
    async put(id, file) {
      const { client, PutObjectCommand } = await s3();
      const { size } = await stat(file);
      const Body = createReadStream(file);
      try {
        await client.send(new PutObjectCommand({ ...place(id), Body, ContentLength: size }));
      } finally {
        Body.destroy();
      }
    },
    async read(id, range) {
      const { client, GetObjectCommand } = await s3();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...place(id), Range }));
      if (!(Body instanceof Readable)) throw new Error('The store responded without a body');
      return Body;
    },
    async remove(id) {
      const { client, DeleteObjectCommand } = await s3();
      await client.send(new DeleteObjectCommand(place(id)));
    },
    async *list() {
      const { client, paginateListObjectsV2 } = await s3();
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: FOLDER }))
        for (const { Key = '' } of page.Contents ?? []) yield Key.slice(FOLDER.length);
    },
  };
}

/** Whether an error of `read` means that there is no such file, in a directory or a bucket. */
export const isMissingFile = (error: unknown) =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey');

/** A client of the service, with the commands of its library. */
export async function connectS3({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Options, 'bucket'>) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket in the path, checksums only where S3 requires them: compatible services support no more.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, ...commands };
}
