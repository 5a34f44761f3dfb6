/** A real service with the S3 API, whose buckets exist, instead of the imitation. */
export const realS3 = process.env.TEST_S3_ENDPOINT;

/** The account of the real service, or of the imitation. */
export const s3Account = {
  accessKeyId: process.env.TEST_S3_ACCESS_KEY ?? 'S3RVER',
  secretAccessKey: process.env.TEST_S3_SECRET_KEY ?? 'S3RVER',
};
