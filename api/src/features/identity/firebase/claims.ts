import * as z from 'zod';
import { AppError } from '../../../core/errors.ts';
import type { Identity } from '../../../items/storage/users.rules.ts';

/** What is read of an ID token. Issuer, audience and expiry were checked when its signature was. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

export function toIdentity({ sub, email, name, picture }: z.infer<typeof claimsSchema>): Identity {
  if (!email) {
    throw new AppError(
      403,
      'EMAIL_REQUIRED',
      'This account has no e-mail address, and My Note needs one. Sign in with an account that has one',
    );
  }
  return {
    provider: 'firebase',
    providerUserId: sub,
    name: name?.trim() || email.replace(/@.*$/, ''),
    email,
    // The page's policy takes pictures from secure addresses only.
    avatarUrl: picture?.startsWith('https://') ? picture : null,
  };
}
