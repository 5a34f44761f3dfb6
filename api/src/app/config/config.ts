import { readSiteKey } from '@my-note/release/registry-signature';
import * as z from 'zod';
import { ENGINES } from '../../core/database/embedded/engines.ts';
import type { S3Options } from '../../core/files/s3-store.ts';
import { commaList } from '../../core/text/comma-list.ts';
import { hostNameOf, isLoopback } from '../../core/text/host-name.ts';
import { feedAdapters } from './adapters.ts';
import { backupEnvironment, readBackup } from './backup-settings.ts';
import { compositionEnvironment, readComposition } from './composition.ts';
import { readFileVariables } from './file-variables.ts';
import { identitiesSchema } from './identities.ts';
import { findMisspelt } from './known-variables.ts';
import { lookEnvironment, readLook } from './look-settings.ts';
import { mirrorEnvironment, readMirror } from './mirror-settings.ts';
import { isTrustProxy, readTrustProxy, TRUST_PROXY_EXPECTED } from './trust-proxy.ts';

const wholeNumber = (fallback: number) =>
  z.coerce.number({ error: 'expected a whole number' }).int().positive().default(fallback);

/** A whole number, or 0; `meaning` ends the sentence that describes the expected value. */
const numberOrZero = (fallback: number, meaning: string) =>
  z.coerce
    .number({ error: `expected a whole number${meaning}` })
    .int()
    .nonnegative()
    .default(fallback);

/** An adapter of a port, by its name; the first is the default. It reads its other settings itself. */
const oneOf = <Adapter extends { kind: string }>(adapters: Adapter[]) => {
  const [fallback] = adapters;
  return z
    .string()
    .optional()
    .transform((kind, context): Adapter => {
      const found = kind === undefined ? fallback : adapters.find((adapter) => adapter.kind === kind);
      if (found) return found;
      context.addIssue(`expected ${adapters.map((adapter) => adapter.kind).join(' or ')}`);
      return z.NEVER;
    });
};

export const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'expected a port number' })
    .int()
    .min(0)
    .max(65_535, 'expected a port number up to 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host/database' })
    .optional(),
  EMBEDDED_DATABASE: z.enum(ENGINES, { error: 'expected postgres or pglite' }).optional(),
  SITE_DIR: z.string().min(1).optional(),
  SITE_KEY: z.string().min(1).optional(),
  ATTACHMENTS_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected the address of an S3 service, like https://host' })
    .optional(),
  ATTACHMENTS_S3_BUCKET: z.string().optional(),
  ATTACHMENTS_S3_REGION: z.string().default('us-east-1'),
  ATTACHMENTS_S3_ACCESS_KEY: z.string().optional(),
  ATTACHMENTS_S3_SECRET_KEY: z.string().optional(),
  IDENTITY: identitiesSchema,
  FEED: oneOf(feedAdapters),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected the address of this site, like https://notes.example.org' })
    .optional(),
  ALLOWED_HOSTS: z.string().default(''),
  EARLY_HINTS: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  HSTS: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  MAIL_FROM: z.string().optional(),
  SIGN_UP: z.enum(['open', 'closed'], { error: 'expected open or closed' }).optional(),
  MAX_ACCOUNTS: numberOrZero(0, ', or 0 for no limit'),
  QUOTA_MB: numberOrZero(0, ' of megabytes, or 0 for no limit'),
  UPLOAD_MB: z.coerce
    .number({ error: 'expected a whole number of megabytes' })
    .int()
    .min(1)
    .max(1000)
    .default(50),
  TRUST_PROXY: z.string().default('').refine(isTrustProxy, TRUST_PROXY_EXPECTED),
  CORS_ORIGINS: z.string().default(''),
  API_HOST: z.string().min(1).default('/api'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'expected fatal, error, warn, info, debug or silent',
    })
    .default('warn'),
  YOUTUBE_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address, like https://www.youtube.com' })
    .default('https://www.youtube.com'),
  PICTURE_PRIVATE_HOSTS: z.string().default(''),
  WEBHOOK_ALLOW_PRIVATE: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  WEB_PUSH: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
  WEB_PUSH_ALLOW_PRIVATE: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  PICTURES_PER_MINUTE: numberOrZero(300, ', or 0 for no limit'),
  STREAM_HEARTBEAT_MS: wholeNumber(25_000),
  MAX_YOUTUBE_SUBSCRIBED_CHANNELS: wholeNumber(50),
  TRASH_RETENTION_DAYS: z.coerce
    .number({ error: 'expected a whole number of days' })
    .int()
    .positive()
    .optional(),
  WRITES_PER_MINUTE: numberOrZero(1200, ', or 0 for no limit'),
  SIGN_IN_REQUESTS_PER_MINUTE: numberOrZero(120, ', or 0 for no limit'),
  DISK_RESERVE_MB: numberOrZero(64, ' of megabytes, or 0 for no reserve'),
  DATABASE_WAIT_SECONDS: numberOrZero(60, ' of seconds'),
  WATCHDOG_SECONDS: numberOrZero(60, ' of seconds, or 0 for no watchdog'),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  SIGN_IN_TRIES_PER_ACCOUNT: wholeNumber(10),
  SIGN_IN_TRIES_PER_ADDRESS: wholeNumber(100),
  SIGN_UPS_PER_ADDRESS: wholeNumber(200),
  ...backupEnvironment.shape,
  ...mirrorEnvironment.shape,
  ...compositionEnvironment.shape,
  ...lookEnvironment.shape,
});

/** With the settings that the adapters read. */
export const KNOWN_VARIABLES = [
  ...Object.keys(environmentSchema.shape),
  'OPERATOR_CONTACT',
  ...['FIREBASE_WEB_CONFIG', 'FIREBASE_AUTH_EMULATOR_HOST'],
  ...['GOOGLE_APPLICATION_CREDENTIALS', 'FIRESTORE_EMULATOR_HOST'],
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_SCOPES', 'OIDC_LABEL'],
  ...['OIDC_GROUPS_CLAIM', 'OIDC_REQUIRED_GROUP', 'OIDC_OPERATOR_GROUP', 'OIDC_SIGN_UP'],
];

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as absent: compose files and shells pass empty ones.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const present = readFiles(set);
  const slip = findMisspelt(Object.keys(present), KNOWN_VARIABLES);
  if (slip)
    throw new ConfigError(
      `The configuration is not usable.\n${slip.name}: there is no such variable. Did you mean ${slip.meant}?`,
    );
  const values = parse(environmentSchema, present);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    embeddedDatabase: values.EMBEDDED_DATABASE,
    attachmentsS3: readS3(values),
    backup: readBackups(values),
    mirror: usable(() => readMirror(values)),
    look: usable(() => readLook(values)),
    siteDir: values.SITE_DIR,
    siteKey: usable(() => readSiteKey(values.SITE_KEY ?? '')),
    identities: values.IDENTITY.map(({ environment }) => parse(environment, present)),
    feed: parse(values.FEED.environment, present),
    composition: readComposition(values),
    hostNames: readHostNames(values),
    publicUrl: values.PUBLIC_URL,
    mail: readMail(values),
    hsts: readHsts(values),
    earlyHints: values.EARLY_HINTS === 'on',
    isOnNetwork: isOnNetwork(values),
    // Who opens the site to a network decides who else may come in.
    signUp: values.SIGN_UP ?? (isOnNetwork(values) ? ('closed' as const) : ('open' as const)),
    maxAccounts: values.MAX_ACCOUNTS,
    quotaMegabytes: values.QUOTA_MB,
    uploadMegabytes: values.UPLOAD_MB,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    corsOrigins: commaList(values.CORS_ORIGINS),
    apiHost: values.API_HOST,
    logLevel: values.LOG_LEVEL,
    youtubeBaseUrl: values.YOUTUBE_BASE_URL,
    picturePrivateHosts: commaList(values.PICTURE_PRIVATE_HOSTS.toLowerCase()),
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE === 'on',
    webPush: values.WEB_PUSH === 'on',
    webPushAllowPrivate: values.WEB_PUSH_ALLOW_PRIVATE === 'on',
    picturesPerMinute: values.PICTURES_PER_MINUTE,
    streamHeartbeatMs: values.STREAM_HEARTBEAT_MS,
    diskReserveMegabytes: values.DISK_RESERVE_MB,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    watchdogSeconds: values.WATCHDOG_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    system: { MAX_YOUTUBE_SUBSCRIBED_CHANNELS: values.MAX_YOUTUBE_SUBSCRIBED_CHANNELS },
    trashRetentionDays: values.TRASH_RETENTION_DAYS,
    writesPerMinute: values.WRITES_PER_MINUTE,
    signInRequestsPerMinute: values.SIGN_IN_REQUESTS_PER_MINUTE,
    limits: {
      signInTriesPerAccount: values.SIGN_IN_TRIES_PER_ACCOUNT,
      signInTriesPerAddress: values.SIGN_IN_TRIES_PER_ADDRESS,
      signUpsPerAddress: values.SIGN_UPS_PER_ADDRESS,
    },
  };
}

/** A service that listens to its own machine alone is on the network all the same when a proxy stands in front. */
function isOnNetwork({ HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof environmentSchema>): boolean {
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(hostNameOf(new URL(PUBLIC_URL).host));
  return isPublic || !['', '0'].includes(TRUST_PROXY) || !isLoopback(HOST);
}

function readFiles(environment: Record<string, string | undefined>) {
  return usable(() => readFileVariables(environment, KNOWN_VARIABLES));
}

/** What `read` throws is said as every mistake in the configuration. */
function usable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(
      `The configuration is not usable.\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function parse<T>(schema: z.ZodType<T>, environment: Record<string, string | undefined>): T {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is not usable.\n${lines.join('\n')}`);
}

/** All settings of a bucket, or none of them: half a configuration is a mistake. */
function readS3(values: z.infer<typeof environmentSchema>): S3Options | undefined {
  const { ATTACHMENTS_S3_ENDPOINT: endpoint, ATTACHMENTS_S3_REGION: region } = values;
  const [bucket, accessKeyId, secretAccessKey] = [
    values.ATTACHMENTS_S3_BUCKET,
    values.ATTACHMENTS_S3_ACCESS_KEY,
    values.ATTACHMENTS_S3_SECRET_KEY,
  ];
  if (bucket && accessKeyId && secretAccessKey)
    return { endpoint, region, bucket, accessKeyId, secretAccessKey };
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  throw new ConfigError(
    'The configuration is not usable.\nATTACHMENTS_S3_BUCKET, ATTACHMENTS_S3_ACCESS_KEY and ATTACHMENTS_S3_SECRET_KEY belong together: set all of them or none',
  );
}

function readBackups(values: z.infer<typeof environmentSchema>) {
  return usable(() =>
    readBackup(values, {
      endpoint: values.ATTACHMENTS_S3_ENDPOINT,
      region: values.ATTACHMENTS_S3_REGION,
      ...(values.ATTACHMENTS_S3_ACCESS_KEY ? { accessKeyId: values.ATTACHMENTS_S3_ACCESS_KEY } : {}),
      ...(values.ATTACHMENTS_S3_SECRET_KEY ? { secretAccessKey: values.ATTACHMENTS_S3_SECRET_KEY } : {}),
    }),
  );
}

/** A link in a message needs the address of the site; the one that a request names may be forged. */
function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.infer<typeof environmentSchema>) {
  if (!SMTP_URL) return undefined;
  if (MAIL_FROM && PUBLIC_URL) return { url: SMTP_URL, from: MAIL_FROM };
  throw new ConfigError(
    'The configuration is not usable.\nSMTP_URL: needs MAIL_FROM with the sender of messages and PUBLIC_URL with the address of this site',
  );
}

/** The accepted host names of the site, besides localhost and addresses. */
function readHostNames({ PUBLIC_URL, API_HOST, ALLOWED_HOSTS }: z.infer<typeof environmentSchema>): string[] {
  const addresses = [PUBLIC_URL, API_HOST].filter((text) => text !== undefined && URL.canParse(text));
  return [...addresses.map((address) => new URL(address ?? '').host), ...commaList(ALLOWED_HOSTS)];
}

/** A browser that has received the header refuses plain HTTP from then on, so HTTPS has to work. */
function readHsts({ HSTS, PUBLIC_URL }: z.infer<typeof environmentSchema>): boolean {
  if (HSTS === 'off' || PUBLIC_URL?.startsWith('https:')) return HSTS === 'on';
  throw new ConfigError(
    'The configuration is not usable.\nHSTS: needs PUBLIC_URL with the https:// address of this site',
  );
}
