import { ATTACHMENT_TYPES, type AttachmentType, attachmentTypeSchema } from '@my-note/contract';

/** Sounds and films that browsers play. */
const MEDIA = [
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'video/mp4',
  'video/ogg',
  'video/quicktime',
  'video/webm',
] as const;
/** Of files of any other kind. */
export const UNKNOWN_TYPE = 'application/octet-stream';
const FILE_TYPES = [...ATTACHMENT_TYPES, ...MEDIA, UNKNOWN_TYPE] as const;
/** Every type that a response has: none of them can run in a browser. */
export type FileType = (typeof FILE_TYPES)[number];

/** Other names of these types. */
const SAME: Readonly<Record<string, FileType>> = {
  // An animated PNG is a PNG to everything that shows one.
  'image/apng': 'image/png',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'video/x-m4v': 'video/mp4',
};

const isText = (type: string) => type.startsWith('text/');

/** The type for what the bytes of a file were recognised as; undefined for kinds that are not shown. */
export function shownType(mime: string | undefined): FileType | undefined {
  const wanted = mime === undefined ? undefined : (SAME[mime] ?? mime);
  return FILE_TYPES.find((type) => type === wanted && !isText(type));
}

/** Shown by the browser itself; a PDF opens no viewer inside the sandbox, so it is saved like the rest. */
export const isInline = (type: string): boolean => /^(?:image|audio|video)\//.test(type);

/** The `Content-Type` of a response. A stored type that is not listed is sent as one that nothing opens. */
export function contentType(stored: string): string {
  const type = FILE_TYPES.find((known) => known === stored) ?? UNKNOWN_TYPE;
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** The nearest type that pages of 0.2.0 know. */
export function oldType(stored: string): AttachmentType {
  const known = attachmentTypeSchema.safeParse(stored);
  return known.success ? known.data : 'text/plain';
}
