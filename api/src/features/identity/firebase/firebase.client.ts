import type { FastifyBaseLogger } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { AppError } from '../../../core/errors.ts';
import type { Clock } from '../../../core/services.ts';
import type { Identity } from '../../../items/index.ts';
import type { IdentityVerifier } from '../identity.port.ts';
import { identityTexts } from '../texts.ts';

/** The keys with which Google signs the ID tokens of every Firebase project. */
const GOOGLE = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const HOUR = 60 * 60_000;
/** Clocks may differ a little. */
const TOLERANCE_SECONDS = 5;
/** Errors of a token that occur during the lookup of its key; other errors concern the keys. */
const ABOUT_THE_TOKEN = [
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
];

type Options = {
  projectId: string;
  /** Accepts the unsigned tokens of the emulator, and no others. */
  emulated?: boolean;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The address of the keys, and how long an unknown key is not fetched again. */
  keys?: { url: string; cooldownMs: number };
};

/** Verifies ID tokens according to Firebase's documentation. */
export async function createFirebaseVerifier({
  projectId,
  emulated = false,
  clock,
  log,
  keys = { url: GOOGLE, cooldownMs: 30_000 },
}: Options): Promise<IdentityVerifier> {
  // Loaded at the first use: most installations never need it.
  const { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } = await import('jose');
  const { url, cooldownMs: cooldownDuration } = keys;
  const published = createRemoteJWKSet(new URL(url), { cacheMaxAge: HOUR, cooldownDuration });

  const findKey: JWTVerifyGetKey = (header, token) =>
    published(header, token).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && ABOUT_THE_TOKEN.includes(error.code)) throw error;
      log.warn({ err: error }, "Google's public keys cannot be fetched, so nobody can sign in");
      throw new AppError(503, 'IDENTITY_UNAVAILABLE', identityTexts.googleAway);
    });

  async function readClaims(token: string, now: Date): Promise<unknown> {
    const expected = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now,
      clockTolerance: TOLERANCE_SECONDS,
    };
    if (emulated) return UnsecuredJWT.decode(token, expected).payload;
    return (await jwtVerify(token, findKey, { ...expected, algorithms: ['RS256'] })).payload;
  }

  return {
    accountsElsewhere: true,
    async verify(token) {
      const now = clock();
      const payload = await readClaims(token, now).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      });
      const { data: claims } = claimsSchema.safeParse(payload);
      const latest = now.getTime() / 1000 + TOLERANCE_SECONDS;
      if (!claims || claims.iat > latest || claims.auth_time > latest) return undefined;
      return toIdentity(claims);
    },
  };
}

/** The used claims of an ID token. Issuer, audience and expiry were checked with its signature. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

function toIdentity({ sub, email, name, picture }: z.infer<typeof claimsSchema>): Identity {
  if (!email) {
    throw new AppError(403, 'EMAIL_REQUIRED', identityTexts.noEmail);
  }
  return {
    provider: 'firebase',
    providerUserId: sub,
    name: name?.trim() || email.replace(/@.*$/, ''),
    email,
    // The page's policy allows pictures from secure addresses only.
    avatarUrl: picture?.startsWith('https://') ? picture : null,
  };
}
