import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { accountTexts } from './texts.ts';

// Only the settings and the service use these, so they are no part of the first load.

/** Paths of the calls for Web Push (docs/specification/service.md#web-push). */
export const pushPaths = {
  push: '/notifications/push',
  device: (id: string) => `/notifications/push/${id}`,
  test: (id: string) => `/notifications/push/${id}/test`,
  moved: '/notifications/push/moved',
} as const;

export const PUSH_LIMITS = {
  /** Browsers of one person. */
  devices: 10,
  endpointLength: 1_000,
  /** A notification that did not reach a browser by then is not shown there any more. */
  keptHours: 24,
} as const;

/** A browser that gets a person's notifications while no page is open. */
const pushDeviceSchema = z.object({
  _id: idSchema,
  /** Browser and system; null when it did not say. */
  device: z.nullable(z.string()),
  createdAt: isoDateSchema,
  /** Whether the browser of this call is meant. */
  current: z.boolean(),
  /** Where its push service is reached; null of the person's other browsers. */
  endpoint: z.nullable(z.string()),
});
export interface PushDevice extends z.infer<typeof pushDeviceSchema> {}

/** Response of GET /notifications/push; the key is null where the operator has turned push off. */
export const pushSchema = z.object({
  publicKey: z.nullable(z.string()),
  devices: z.array(pushDeviceSchema),
});
export interface Push extends z.infer<typeof pushSchema> {}

const endpointSchema = z
  .string()
  .check(
    z.maxLength(PUSH_LIMITS.endpointLength),
    z.regex(/^https?:\/\/\S+$/i, { error: () => accountTexts.noAddress }),
  );
/** 16 bytes in base64url. */
const authSchema = z.string().check(z.regex(/^[\w-]{22}$/, { error: () => accountTexts.noSecret }));

/** Payload of PUT /notifications/push: what `PushSubscription.toJSON()` has. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: z.strictObject({
    /** A point of the curve P-256: 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/, { error: () => accountTexts.noKey })),
    auth: authSchema,
  }),
});
export interface PushSubscription extends z.infer<typeof pushSubscriptionSchema> {}

/** Payload of POST /notifications/push/moved: the former subscription, known by its secret, and the new one. */
export const pushMovedSchema = z.strictObject({
  endpoint: endpointSchema,
  auth: authSchema,
  subscription: pushSubscriptionSchema,
});
export interface PushMoved extends z.infer<typeof pushMovedSchema> {}

/** Response of POST /notifications/push/{id}/test: whether the push service took it, and why not. */
export const pushTestSchema = z.object({ sent: z.boolean(), reason: z.nullable(z.string()) });

/** Response of POST /notifications/push/moved. */
export const pushMovedResponseSchema = z.object({ moved: z.literal(true) });
