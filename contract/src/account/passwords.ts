import * as z from 'zod/mini';
import { emailSchema, newPasswordSchema } from './users.ts';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** What `/config.json` says of embedded accounts, beside `kind`. */
export const embeddedConfigSchema = z.object({
  /** Whether a link for a new password can be asked for by e-mail. */
  passwordMail: z.optional(z.boolean()),
  /** Whom to ask otherwise, as the operator wrote it: a name, an address, or both. */
  operatorContact: z.optional(z.string()),
});

/** Payload of POST /auth/password-links: asks for a link by e-mail. */
export const forgottenSchema = z.strictObject({ email: emailSchema });
/** Its response, the same for every address. */
export const forgottenAnswerSchema = z.object({ sent: z.literal(true) });

/** Payload of POST /auth/password-links/check. */
export const passwordLinkSchema = z.strictObject({ token: tokenSchema });
/** Payload of POST /auth/password-links/use. */
export const resetPasswordSchema = z.strictObject({ token: tokenSchema, password: newPasswordSchema });
/** Response of both: whose password it is. */
export const linkOwnerSchema = z.object({ email: z.string() });
