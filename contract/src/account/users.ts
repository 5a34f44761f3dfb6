import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { accountTexts } from './texts.ts';

/** The operator is the user who runs the site. */
export const roleSchema = z.enum(['user', 'operator']);

/** The signed-in person (docs/specification/service.md#users). */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Absent from services of former releases. It decides what is shown; the service decides what is allowed. */
  role: z.optional(z.catch(roleSchema, 'user')),
});
export interface User extends z.infer<typeof userSchema> {}

/** Of a link that creates one account; counts at the first sign-in only. */
const invitationTokenSchema = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

/** Payload of POST /login-requests: the identity provider's token (docs/specification/service.md#users). */
export const loginRequestSchema = z.strictObject({
  /** Name of the identity's adapter, as in `/config.json`. */
  provider: z.string().check(z.minLength(1), z.maxLength(40)),
  token: z.string().check(z.minLength(1), z.maxLength(8192)),
  invitation: invitationTokenSchema,
});
export interface LoginRequest extends z.infer<typeof loginRequestSchema> {}

/** Response of POST /login-requests. The access token expires after some minutes; the cookie set with it renews it. */
export const loginAnswerSchema = z.object({ user: userSchema, accessToken: z.string() });
export interface LoginAnswer extends z.infer<typeof loginAnswerSchema> {}

/** Response of POST /login-requests/renewals. */
export const renewalSchema = z.extend(loginAnswerSchema, { expiresAt: isoDateSchema });
export interface Renewal extends z.infer<typeof renewalSchema> {}

/** Response of DELETE /login-requests/renewals: whether there was a session to end. */
export const renewalEndSchema = z.object({ ended: z.boolean() });

/** The length is checked first, so that no pattern runs on a text of any length. */
export const emailSchema = z.string().check(
  z.maxLength(LIMITS.emailLength, {
    error: () => accountTexts.emailTooLong(LIMITS.emailLength),
    abort: true,
  }),
  z.email({ error: () => accountTexts.enterEmail }),
);
const PASSWORD_LENGTH = z.maxLength(128, { error: () => accountTexts.passwordTooLong });
export const newPasswordSchema = z.string().check(
  z.minLength(LIMITS.passwordMinLength, {
    error: () => accountTexts.passwordTooShort(LIMITS.passwordMinLength),
  }),
  PASSWORD_LENGTH,
);

export const personNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => accountTexts.nameRequired }),
    z.maxLength(120, { error: () => accountTexts.nameTooLong }),
  );

/**
 * Form of the login page and payload of POST /auth/sign-in/email (docs/specification/service.md#identity). The rules for
 * a new password do not apply to one that exists. With the code of an authenticator app or a recovery code in it, one
 * call does both steps, also while others have used up the attempts of the account.
 */
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1, { error: () => accountTexts.enterPassword }), PASSWORD_LENGTH),
  code: z.optional(z.string().check(z.maxLength(64, { error: () => accountTexts.noCode }))),
});
/** Payload of POST /auth/sign-up/email. */
export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  name: personNameSchema,
  invitation: invitationTokenSchema,
});
/** Response of both embedded identity calls: the token is sent to POST /login-requests. */
export const identityAnswerSchema = z.object({ token: z.string() });
