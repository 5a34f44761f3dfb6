import * as z from 'zod/mini';
import { isoDateSchema } from '../base.ts';
import { LANGUAGES } from '../language/index.ts';
import { accountTexts } from './texts.ts';
import { emailSchema, newPasswordSchema, personNameSchema, userSchema } from './users.ts';

/** Response of GET /users/account, and of every change to it. */
export const accountSchema = z.object({
  user: userSchema,
  /** Name, picture, e-mail, and password are kept by this service, not by an identity provider elsewhere. */
  keptHere: z.boolean(),
  hasPassword: z.boolean(),
  /** The sign-in is so young that it stands for the password. */
  signedInRecently: z.boolean(),
});
export interface Account extends z.infer<typeof accountSchema> {}

const passwordSchema = z
  .string()
  .check(z.minLength(1, { error: () => accountTexts.enterPassword }), z.maxLength(128));

/** Payload of PUT /users/account. */
export const accountNameSchema = z.strictObject({ name: personNameSchema });

/** Payload of PUT /users/account/email: the password may be absent after a fresh sign-in. */
export const emailChangeSchema = z.strictObject({ email: emailSchema, password: z.optional(passwordSchema) });

/** Payload of PUT /users/account/password. */
export const passwordChangeSchema = z.strictObject({ current: passwordSchema, password: newPasswordSchema });

/** Payload of PUT /users/language: the choice of the person; null follows what the browser of this call asks for. */
export const languageChoiceSchema = z.strictObject({ language: z.nullable(z.enum(LANGUAGES)) });
/** Its response: the language of what is sent to the person while no page of theirs asks. */
export const storedLanguageSchema = z.object({ language: z.enum(LANGUAGES) });

/** A way in which the person signs in: GET /users/identities. */
const identitySchema = z.object({
  /** The kind of the provider, as in `/config.json`. */
  kind: z.string(),
  /** The host of the provider, like "id.example.org"; empty when the kind says everything. */
  issuer: z.string(),
  email: z.string(),
  lastUsedAt: isoDateSchema,
});
export interface AccountIdentity extends z.infer<typeof identitySchema> {}
export const identityListSchema = z.array(identitySchema);

/** Payload of POST /users/account/deletion: the account's own address confirms it. */
export const deletionSchema = z.strictObject({
  email: z.string().check(z.maxLength(300)),
  password: z.optional(passwordSchema),
});
export const plannedDeletionSchema = z.object({ deletionAt: isoDateSchema });

/** Payload of DELETE /login-requests: without `keep` the session of the call ends too. */
export const endSessionsQuerySchema = z.strictObject({ keep: z.optional(z.literal('current')) });
/** How many sessions have ended; also the response of PUT /users/account/password. */
export const endedSessionsSchema = z.object({ ended: z.int() });

/** The size of the square that a picture is made to, and the most bytes that the service takes. */
export const PERSON_PICTURE = { pixels: 256, bytes: 256 * 1024 } as const;
