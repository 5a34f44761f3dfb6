import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { accountTexts } from './texts.ts';

export const requestTypeSchema = z.enum(['issue', 'feature']);
export const requestStatusSchema = z.enum(['open', 'planned', 'done', 'declined']);
export type RequestStatus = z.infer<typeof requestStatusSchema>;

const DIAGNOSTICS_LENGTH = 8_000;

/** Facts of the browser, shown to the user before they are sent. */
const diagnosticsSchema = z.record(z.string().check(z.minLength(1), z.maxLength(100)), z.string()).check(
  z.refine((values) => JSON.stringify(values).length <= DIAGNOSTICS_LENGTH, {
    error: () => accountTexts.diagnosticsTooLong(DIAGNOSTICS_LENGTH),
  }),
);

/** Payload of POST /u-requests: an issue report or a feature request. */
export const requestCreateSchema = z.strictObject({
  type: requestTypeSchema,
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => accountTexts.titleRequired }),
      z.maxLength(200, { error: () => accountTexts.titleTooLong }),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => accountTexts.descriptionRequired }),
      z.maxLength(10_000, { error: () => accountTexts.descriptionTooLong }),
    ),
  diagnostics: z.optional(diagnosticsSchema),
  /** An image that the same user has uploaded as an attachment. */
  screenshot: z.optional(idSchema),
});
export interface RequestCreate extends z.infer<typeof requestCreateSchema> {}

/** A request with its status and the operator's response. */
export const requestSchema = z.object({
  _id: idSchema,
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  type: requestTypeSchema,
  title: z.string(),
  description: z.string(),
  diagnostics: z.nullable(z.record(z.string(), z.string())),
  /** Address of the picture below the service's host: `/attachments/{id}`. */
  screenshot: z.nullable(z.string()),
  status: requestStatusSchema,
  answer: z.nullable(z.string()),
});
export interface UserRequest extends z.infer<typeof requestSchema> {}
export const requestListSchema = z.array(requestSchema);
