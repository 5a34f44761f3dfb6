import * as z from 'zod/mini';

/** Code of a duplicate, see docs/specification/service.md#bodies-and-errors. */
export const DUPLICATE_CODE = 11000;

/** Stable codes that screens react to. */
export const ERROR_CODES = {
  versionConflict: 'VERSION_CONFLICT',
  emptyContent: 'EMPTY_CONTENT',
  noteLocked: 'NOTE_LOCKED',
  unauthorized: 'UNAUTHORIZED',
  notFound: 'NOT_FOUND',
  invalid: 'INVALID_REQUEST',
  rateLimited: 'RATE_LIMITED',
  readOnlyToken: 'READ_ONLY_TOKEN',
  forbidden: 'FORBIDDEN',
  signUpClosed: 'SIGN_UP_CLOSED',
  invitationGone: 'INVITATION_GONE',
  setupNeeded: 'SETUP_NEEDED',
  accountDisabled: 'ACCOUNT_DISABLED',
  passwordRequired: 'PASSWORD_REQUIRED',
  diskFull: 'DISK_FULL',
  pictureUnavailable: 'PICTURE_UNAVAILABLE',
} as const;

/**
 * Body of every error response (docs/specification/service.md#bodies-and-errors). `current` is sent with
 * a version conflict.
 */
export const errorSchema = z.object({
  statusCode: z.number(),
  code: z.union([z.string(), z.number()]),
  message: z.string(),
  current: z.optional(z.unknown()),
});
export interface ErrorBody extends z.infer<typeof errorSchema> {}
