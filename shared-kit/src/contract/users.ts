import * as z from 'zod/mini';
import { idSchema } from './base.ts';
import { LIMITS } from './constants.ts';

/** The signed-in person (specification, section 3). */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** Payload of POST /login-requests: the identity provider's token (decisions, section 3). */
export const loginRequestSchema = z.strictObject({
  /** Name of the identity's adapter, as `/config.json` says it. */
  provider: z.string().check(z.minLength(1), z.maxLength(40)),
  token: z.string().check(z.minLength(1), z.maxLength(8192)),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** Answer of POST /login-requests. The access token is shown once and stored hashed. */
export const loginAnswerSchema = z.object({ user: userSchema, accessToken: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

const emailSchema = z.email({ error: 'Enter an e-mail address, like ada@example.org' });
const passwordSchema = z
  .string()
  .check(
    z.minLength(
      LIMITS.passwordMinLength,
      `The password needs at least ${LIMITS.passwordMinLength} characters`,
    ),
    z.maxLength(128, 'The password may have at most 128 characters'),
  );

/** Form of the login page and payload of POST /auth/sign-in/email (decisions, section 4). */
export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
/** Payload of POST /auth/sign-up/email. */
export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(120)),
});
/** Answer of both embedded identity calls: the token goes to POST /login-requests. */
export const identityAnswerSchema = z.object({ token: z.string() });
