import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { accountTexts } from './texts.ts';

// Only one page and the service use these, so they are no part of the first load.

/** Paths of the calls for webhooks (docs/specification/service.md#webhooks). */
export const webhookPaths = {
  webhooks: '/users/webhooks',
  webhook: (id: string) => `/users/webhooks/${id}`,
  secret: (id: string) => `/users/webhooks/${id}/secret`,
  test: (id: string) => `/users/webhooks/${id}/test`,
  deliveries: (id: string) => `/users/webhooks/${id}/deliveries`,
  redelivery: (id: string, deliveryId: string) => `/users/webhooks/${id}/deliveries/${deliveryId}/redelivery`,
} as const;

/** Address of the page with a person's access tokens and webhooks. */
export const CONNECTIONS_LINK = '/i/connections';

/** What happens to a note, as webhooks name it. */
export const WEBHOOK_EVENTS = [
  'note.created',
  'note.updated',
  'note.trashed',
  'note.restored',
  'note.removed',
  'note.shared',
] as const;

/** The event of a delivery that a person asked for, to try an address. */
export const TEST_EVENT = 'test';

export const WEBHOOK_LIMITS = {
  webhooks: 10,
  nameLength: 100,
  addressLength: 2_000,
  /** Bytes of a response that the log keeps. */
  responseBytes: 1_000,
  /** A webhook whose deliveries fail for so long is turned off. */
  failingDays: 3,
  /** How long the log keeps deliveries. */
  logDays: 14,
  /** Deliveries in one part of the log. */
  page: 30,
} as const;

/** A webhook without its secret. `events` may have names that are newer than this contract. */
const webhookSchema = z.object({
  _id: idSchema,
  name: z.string(),
  address: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  /** Why the service turned it off; null when it did not. */
  offReason: z.nullable(z.string()),
  /** Since when no delivery has succeeded; null while they do. */
  failingSince: z.nullable(isoDateSchema),
  createdAt: isoDateSchema,
});
export interface Webhook extends z.infer<typeof webhookSchema> {}
export { webhookSchema };

/** Response of GET /users/webhooks, the oldest first. */
export const webhookListSchema = z.array(webhookSchema);

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => accountTexts.nameRequired }),
    z.maxLength(WEBHOOK_LIMITS.nameLength),
  );
const addressSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(WEBHOOK_LIMITS.addressLength),
    z.regex(/^https?:\/\/\S+$/i, { error: () => accountTexts.enterWebAddress }),
  );
const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1, { error: () => accountTexts.chooseEvent }), z.maxLength(WEBHOOK_EVENTS.length));

/** Payload of POST /users/webhooks. */
export const webhookCreateSchema = z.strictObject({
  name: nameSchema,
  address: addressSchema,
  events: eventsSchema,
});
export interface WebhookCreate extends z.infer<typeof webhookCreateSchema> {}

/** Payload of PATCH /users/webhooks/{id}. */
export const webhookUpdateSchema = z.strictObject({
  name: z.optional(nameSchema),
  address: z.optional(addressSchema),
  events: z.optional(eventsSchema),
  active: z.optional(z.boolean()),
});
export interface WebhookUpdate extends z.infer<typeof webhookUpdateSchema> {}

/** Response of POST /users/webhooks and of POST …/secret, the only ones with the secret. */
export const newWebhookSchema = z.extend(webhookSchema, { secret: z.string() });
export interface NewWebhook extends z.infer<typeof newWebhookSchema> {}

/** A delivery with its last try. */
const deliverySchema = z.object({
  _id: idSchema,
  event: z.string(),
  /** Title of the note; null of a test. */
  title: z.nullable(z.string()),
  status: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  createdAt: isoDateSchema,
  triedAt: z.nullable(isoDateSchema),
  /** When it is tried again. */
  nextTryAt: z.nullable(isoDateSchema),
  responseStatus: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** The beginning of what was responded. */
  responseStart: z.nullable(z.string()),
  /** Why there was no response that counts. */
  error: z.nullable(z.string()),
});
export interface WebhookDelivery extends z.infer<typeof deliverySchema> {}
export { deliverySchema as webhookDeliverySchema };

/** Part of the log, newest first. */
export const webhookDeliveryPageSchema = z.object({
  data: z.array(deliverySchema),
  nextCursor: z.nullable(idSchema),
});
export const webhookDeliveryQuerySchema = z.strictObject({ cursor: z.optional(idSchema) });

export const redeliveryParamsSchema = z.strictObject({ id: idSchema, deliveryId: idSchema });
