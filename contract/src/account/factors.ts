import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { accountTexts } from './texts.ts';
import { identityAnswerSchema } from './users.ts';

const key = z.string().check(z.minLength(1), z.maxLength(2_048), z.regex(/^[\w-]*$/));
const kind = z.literal('public-key');
const transports = z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16)));

/** A code of an authenticator app, or a recovery code. Spaces, dashes, and case make no difference. */
const code = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => accountTexts.enterCode }),
    z.maxLength(64, { error: () => accountTexts.noCode }),
  );
const password = z
  .string()
  .check(z.minLength(1, { error: () => accountTexts.enterPassword }), z.maxLength(128));
const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => accountTexts.nameRequired }),
    z.maxLength(60, { error: () => accountTexts.most60 }),
  );

/**
 * Response of POST /auth/sign-in/email (docs/specification/service.md#second-factor): a token for POST /login-requests,
 * or a ticket for POST /auth/sign-in/second-factor.
 */
export const ticketAnswerSchema = z.object({ secondFactor: z.object({ ticket: z.string() }) });
export const signInAnswerSchema = z.union([identityAnswerSchema, ticketAnswerSchema]);

/** Form of the second step: the code alone. */
export const codeFormSchema = z.strictObject({ code });
/** Payload of POST /auth/sign-in/second-factor. */
export const secondFactorSchema = z.strictObject({ ticket: key, code });

export const passkeySchema = z.object({
  _id: idSchema,
  name: z.string(),
  createdAt: isoDateSchema,
  lastUsedAt: z.nullable(isoDateSchema),
  /** Whether a password manager keeps copies of it on other devices. */
  synced: z.boolean(),
});
export interface Passkey extends z.infer<typeof passkeySchema> {}

/** How a person signs in besides the password (docs/specification/service.md#second-factor). */
export const factorsSchema = z.object({
  /** False for a person who has no account of this service itself, but of another sign-in provider. */
  available: z.boolean(),
  twoStep: z.nullable(z.object({ since: isoDateSchema, recoveryCodes: z.number() })),
  passkeys: z.array(passkeySchema),
});
export interface Factors extends z.infer<typeof factorsSchema> {}

/** Payload of calls that need the password again. */
export const passwordFormSchema = z.strictObject({ password });
/** The key of an authenticator app, as text and as the address that a QR code holds. */
export const authenticatorKeySchema = z.object({ secret: z.string(), uri: z.string() });
export interface AuthenticatorKey extends z.infer<typeof authenticatorKeySchema> {}
/** Recovery codes are sent once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** What a browser needs to make a passkey. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: kind })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(z.object({ id: z.string(), type: kind, transports }))),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.literal('required')),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.literal('required')),
    }),
  ),
  attestation: z.optional(z.literal('none')),
});
/** What a browser needs to sign in with a passkey: the browser lists those that it has. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  userVerification: z.optional(z.literal('required')),
});

const credential = {
  id: key,
  rawId: key,
  type: kind,
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.looseObject({}),
};
/** Payload of POST /users/passkeys: the response of the browser, and a name. */
export const newPasskeySchema = z.strictObject({
  name: passkeyName,
  credential: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: key,
      attestationObject: z.string().check(z.maxLength(4_096), z.regex(/^[\w-]+$/)),
      authenticatorData: z.optional(key),
      transports,
      publicKeyAlgorithm: z.optional(z.number()),
      publicKey: z.optional(key),
    }),
  }),
});
/** Form of a new passkey. */
export const newPasskeyFormSchema = z.strictObject({ name: passkeyName, password });
export const passkeyNameFormSchema = z.strictObject({ name: passkeyName });
/** Payload of POST /auth/sign-in/passkey: the response of the browser. */
export const passkeySignInSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: key,
    authenticatorData: key,
    signature: key,
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  }),
});
export interface PasskeySignIn extends z.infer<typeof passkeySignInSchema> {}
