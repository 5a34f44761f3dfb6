import type { AdapterConfig } from '@my-note/contract';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type * as z from 'zod';
import type { PageNeeds } from '../../core/http/page-needs.ts';
import type { Services } from '../../core/services.ts';
import type { Identity } from '../../items/index.ts';
import type { AdmissionRules } from '../invitations/admission.usecases.ts';

/** Turns a provider's token into an identity, or undefined. */
export type IdentityVerifier = {
  /** Throws an AppError when the caller can do something other than sign in again. */
  verify: (token: string) => Promise<Identity | undefined>;
  /** Accounts are created elsewhere, so closed sign-up has to refuse the first sign-in. */
  accountsElsewhere?: boolean;
  /** Whether a first sign-in makes an account; undefined leaves it to SIGN_UP. */
  signUp?: AccountRules['signUp'];
};

/** The verifiers of the service, by the provider that a sign-in names. */
export type IdentityVerifiers = ReadonlyMap<string, IdentityVerifier>;

/** The operator's settings of accounts. */
export type AccountRules = AdmissionRules & {
  limits: { signInTriesPerAccount: number; signInTriesPerAddress: number; signUpsPerAddress: number };
};

/** Where pages of the site may be: its host names, and other origins. */
export type Sites = { hostNames: string[]; corsOrigins: string[] };

type IdentityParts = Pick<Services, 'db' | 'clock' | 'ids'> & {
  config: AccountRules & Sites;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** A configured identity provider. */
export type ConfiguredIdentity = {
  /** Its part of `/config.json` for the browser. */
  browser: AdapterConfig;
  page: PageNeeds;
  /** Asks the provider whether it is there and is the configured one; for `my-note doctor`. */
  check?: () => Promise<void>;
  /** Opened only by a running service. `routes` are served below `/api`, without a session. */
  open: (parts: IdentityParts) => Promise<{ verifier: IdentityVerifier; routes?: FastifyPluginAsync }>;
};

/** Port (docs/specification/service.md#identity): one folder and a line in `app/config/adapters.ts` per provider. */
export type IdentityAdapter = {
  /** Its name in the variable IDENTITY, in `/config.json`, in sign-ins and in the table of users. */
  kind: string;
  /** Whether it excludes others beside it. */
  alone?: boolean;
  /** Reads its own environment variables; an issue becomes an error message at the start. */
  environment: z.ZodType<ConfiguredIdentity>;
};
