import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { accountTexts } from './texts.ts';

/** A place where the user is signed in (docs/specification/service.md#sessions). */
const sessionSchema = z.object({
  _id: idSchema,
  createdAt: isoDateSchema,
  lastUsedAt: isoDateSchema,
  /** The session of the request itself. */
  current: z.boolean(),
  /** Browser and system, like "Firefox on Linux"; null when the sign-in did not send them. */
  device: z.nullable(z.string()),
});
export interface Session extends z.infer<typeof sessionSchema> {}
export const sessionListSchema = z.array(sessionSchema);

const tokenScopeSchema = z.enum(['read', 'write']);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** Personal access token in lists: its first characters, never the token. */
const accessTokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scope: tokenScopeSchema,
  prefix: z.string(),
  createdAt: isoDateSchema,
  lastUsedAt: z.nullable(isoDateSchema),
  expires: z.nullable(isoDateSchema),
});
export interface AccessToken extends z.infer<typeof accessTokenSchema> {}
export const accessTokenListSchema = z.array(accessTokenSchema);

/** Payload of POST /users/tokens. `expires` null means never; a plain date includes that day (UTC). */
export const accessTokenCreateSchema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, { error: () => accountTexts.nameRequired }), z.maxLength(100)),
  scope: tokenScopeSchema,
  expires: z.nullable(
    z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: () => accountTexts.enterDate,
    }),
  ),
});
export interface AccessTokenCreate extends z.infer<typeof accessTokenCreateSchema> {}

/** Response of POST /users/tokens, the only one that contains the token. */
export const newAccessTokenSchema = z.extend(accessTokenSchema, { token: z.string() });
export interface NewAccessToken extends z.infer<typeof newAccessTokenSchema> {}
