import type { AdapterConfig } from '@my-note/contract';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type * as z from 'zod';
import type { PageNeeds } from '../../core/http/page-needs.ts';
import type { Services } from '../../core/services.ts';
import type { Identity } from '../../items/index.ts';

/** Turns a provider's token into an identity, or undefined. */
export type IdentityVerifier = {
  /** Throws an AppError when the caller can do something else than sign in again. */
  verify: (token: string) => Promise<Identity | undefined>;
  /** Accounts are made elsewhere: the first sign-in is what closed sign-up has to refuse. */
  accountsElsewhere?: boolean;
};

/** The verifiers of the service, by the provider that a sign-in names. */
export type IdentityVerifiers = ReadonlyMap<string, IdentityVerifier>;

/** What the operator has decided about accounts. */
export type AccountRules = {
  signUp: 'open' | 'closed';
  limits: { signInTriesPerAccount: number; signInTriesPerAddress: number; signUpsPerAddress: number };
};

type IdentityParts = Pick<Services, 'db' | 'clock' | 'ids'> & {
  config: AccountRules;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** An identity as it is configured: all that the service knows of who signs people in. */
export type ConfiguredIdentity = {
  /** What the browser reads of it in `/config.json`. */
  browser: AdapterConfig;
  page: PageNeeds;
  /** Only the service that is started opens it. `routes` are served below `/api`, to everybody. */
  open: (parts: IdentityParts) => Promise<{ verifier: IdentityVerifier; routes?: FastifyPluginAsync }>;
};

/** Port (docs/specification/service.md#identity): one folder and a line in `app/config/adapters.ts` per provider. */
export type IdentityAdapter = {
  /** Its name in the variable IDENTITY, in `/config.json`, in sign-ins and in the table of users. */
  kind: string;
  /** Reads the environment variables that are its own; an issue becomes a message at the start. */
  environment: z.ZodType<ConfiguredIdentity>;
};
