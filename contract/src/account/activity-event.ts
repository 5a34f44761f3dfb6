import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';

/** What the activity log records (docs/specification/service.md#activity). */
export const ACTIVITY_KINDS = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'signed-out-everywhere',
  'email-changed',
  'password-changed',
  'deletion-scheduled',
  'deletion-canceled',
  'password-link-created',
  'password-reset',
  'share-created',
  'share-removed',
  'token-created',
  'token-revoked',
  'two-step-on',
  'two-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-step-failed',
  'passkey-added',
  'passkey-removed',
  'identity-linked',
  'account-disabled',
  'account-enabled',
  'operator-made',
  'operator-unmade',
  'invitation-created',
  'invitation-revoked',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** A security event of one account. It has no text of a note and no secret. */
export const activityEventSchema = z.object({
  _id: idSchema,
  createdAt: isoDateSchema,
  /** A service that is newer than the screen may send more kinds; those are shown as an unnamed event. */
  kind: z.catch(z.nullable(z.enum(ACTIVITY_KINDS)), null),
  /** Who did it: the person, the operator, or somebody who does not have the account. */
  actor: z.enum(['self', 'operator', 'unknown']),
  /** A short fact, like the name of a token; empty when the kind says everything. */
  detail: z.string(),
  /** Browser and system, like "Firefox on Linux". */
  device: z.nullable(z.string()),
  /** The network address; of IPv6 the part that one household shares. */
  address: z.nullable(z.string()),
});
export interface ActivityEvent extends z.infer<typeof activityEventSchema> {}
