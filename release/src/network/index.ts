// What the service needs to be published to over the network.
export { type Publisher, readPublishers } from '../publishers/publishers.ts';
export {
  hashOfAddress,
  LIMITS,
  missingRequestSchema,
  type Progress,
  PUBLISHING,
  publishRequestSchema,
} from './protocol.ts';
export { hasDigest, REQUEST_SECONDS, readSignature } from './request-signature.ts';
export { missingUploads, receiveUpload } from './uploads.ts';
