import { connectS3, type S3Options } from '../../../core/files/s3-store.ts';
import { type Finding, findingsOf, wordsOf } from '../finding.ts';

const CONTENT = 'Written by my-note doctor, which removes it again';
const ALREADY_THERE = 412;

/** Writes one object to the bucket of attachments, reads it, and removes it. */
export async function checkBucket({ bucket, ...options }: S3Options): Promise<Finding> {
  const { ok, warning, failed } = findingsOf('attachments');
  const place = { Bucket: bucket, Key: `attachments/doctor-${crypto.randomUUID()}` };
  let step = 'written';
  try {
    const { client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await connectS3(options);
    await client.send(new PutObjectCommand({ ...place, Body: CONTENT }));
    step = 'read';
    const { Body } = await client.send(new GetObjectCommand(place));
    const isSame = (await Body?.transformToString()) === CONTENT;
    step = 'written on a condition';
    const isConditional = await client
      .send(new PutObjectCommand({ ...place, Body: CONTENT, IfNoneMatch: '*' }))
      .then(
        () => false,
        (error: unknown) => Object(error).$metadata?.httpStatusCode === ALREADY_THERE,
      );
    step = 'removed';
    await client.send(new DeleteObjectCommand(place));
    if (!isSame) return failed(`The bucket ${bucket} gave back other content than was written to it`);
    if (!isConditional)
      return warning(
        `The bucket ${bucket} keeps attachments, but its service has no conditional writes, so that it cannot be a REMOTE_STORE too`,
      );
    return ok(`An object was written to the bucket ${bucket}, read, and removed`);
  } catch (error) {
    return failed(
      `An object in the bucket ${bucket} could not be ${step} (${wordsOf(error)}). Check the variables ATTACHMENTS_S3_*, and what its account may do`,
    );
  }
}
