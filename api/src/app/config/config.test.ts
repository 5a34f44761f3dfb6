import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIREBASE } from '../../testing/sign-in/firebase.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { readConfig } from './config.ts';

const directory = useTemporaryDirectories()();
const FIRESTORE = { ...FIREBASE, FEED: 'firestore' };
const OIDC = { IDENTITY: 'oidc', OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'my-note' };
const webConfig = (options: unknown) => ({ ...FIREBASE, FIREBASE_WEB_CONFIG: JSON.stringify(options) });
const options = { apiKey: 'key', authDomain: 'notes.example.org', projectId: 'notes' };

/** A key file as the Google console creates it for a service account. */
function accountFile(text: string) {
  const file = path.join(directory, `${crypto.randomUUID()}.json`);
  writeFileSync(file, text);
  return file;
}

function cssFile(text: string) {
  const file = path.join(directory, `${crypto.randomUUID()}.css`);
  writeFileSync(file, text);
  return file;
}

describe('The configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: 'data', signUp: 'open' });
    expect(readConfig({ HOST: 'localhost' }).signUp).toBe('open');
    expect(readConfig({ HOST: '0.0.0.0' }).signUp).toBe('closed');
    expect(readConfig({ HOST: '0.0.0.0', SIGN_UP: 'open' }).signUp).toBe('open');
    // A proxy on this machine opens the site as well.
    expect(readConfig({ PUBLIC_URL: 'https://notes.example.org' }).signUp).toBe('closed');
    expect(readConfig({ TRUST_PROXY: '127.0.0.1' }).signUp).toBe('closed');
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000' }).signUp).toBe('open');
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT: expected a port number'],
    [{ PORT: '70000' }, 'PORT: expected a port number up to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected postgres://'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP: expected open or closed'],
    [{ ATTACHMENTS_S3_ENDPOINT: 'minio' }, 'ATTACHMENTS_S3_ENDPOINT: expected the address'],
    [{ ATTACHMENTS_S3_BUCKET: 'notes' }, 'ATTACHMENTS_S3_SECRET_KEY belong together'],
    [{ YOUTUBE_BASE_URL: 'youtube' }, 'YOUTUBE_BASE_URL: expected an address'],
    [{ SING_UP: 'closed' }, 'SING_UP: there is no such variable. Did you mean SIGN_UP?'],
    [{ DATABASE_URI: 'postgres://x' }, 'Did you mean DATABASE_URL?'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal'],
    [{ SITE_ACCENT: 'mauve' }, 'SITE_ACCENT: expected a color like #1d5fae, or teal, blue'],
    [{ SITE_CSS: '/nowhere.css' }, 'SITE_CSS: /nowhere.css is not readable (ENOENT)'],
    [{ SITE_CSS: cssFile('x'.repeat(100_001)) }, 'has more than 100,000 bytes'],
    [{ IDENTITY: 'ldap' }, 'IDENTITY: expected embedded or firebase'],
    [{ IDENTITY: 'oidc' }, 'OIDC_ISSUER: expected the issuer'],
    [{ ...OIDC, OIDC_ISSUER: 'http://id.example.org' }, 'OIDC_ISSUER: expected an https:// address'],
    [{ ...OIDC, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID: expected the id'],
    [{ ...OIDC, OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES: expected scopes'],
    [{ ...OIDC, OIDC_SIGN_UP: 'maybe' }, 'OIDC_SIGN_UP: expected open or closed'],
    [{ IDENTITY: 'embedded,embedded' }, 'IDENTITY: expected embedded'],
    [{ IDENTITY: ',' }, 'IDENTITY: expected embedded'],
    [{ ...FIREBASE, IDENTITY: 'embedded,firebase' }, 'IDENTITY: only embedded'],
    [{ FEED: 'pigeon' }, 'FEED: expected sse or firestore'],
    [{ IDENTITY: 'firebase' }, 'FIREBASE_WEB_CONFIG: expected the options of the web app as JSON'],
    [{ ...FIREBASE, FIREBASE_WEB_CONFIG: '{ apiKey: "x" }' }, 'every name and value in double quotes'],
    [webConfig('text'), 'FIREBASE_WEB_CONFIG: expected the options'],
    [webConfig({ ...options, apiKey: undefined }), 'FIREBASE_WEB_CONFIG.apiKey: expected text'],
    [webConfig({ ...options, appId: 7 }), 'FIREBASE_WEB_CONFIG.appId: expected text in double quotes'],
    [
      webConfig({ ...options, authDomain: "x; script-src 'unsafe-inline'" }),
      'FIREBASE_WEB_CONFIG.authDomain',
    ],
    [
      { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'http://x' },
      'FIREBASE_AUTH_EMULATOR_HOST: expected host:port',
    ],
    [
      { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1', NODE_ENV: 'production' },
      'FIREBASE_AUTH_EMULATOR_HOST: an emulator lets everybody in',
    ],
    [
      { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1', NODE_ENV: '' },
      'FIREBASE_AUTH_EMULATOR_HOST: an emulator lets everybody in',
    ],
    [
      { ...FIRESTORE, FIRESTORE_EMULATOR_HOST: 'localhost:1', NODE_ENV: 'production' },
      'FIRESTORE_EMULATOR_HOST: an emulator lets everybody in',
    ],
    [{ FEED: 'firestore' }, 'IDENTITY: FEED=firestore needs IDENTITY=firebase'],
    [FIRESTORE, 'GOOGLE_APPLICATION_CREDENTIALS: FEED=firestore needs the path'],
    [
      { ...FIRESTORE, GOOGLE_APPLICATION_CREDENTIALS: '/nowhere' },
      'GOOGLE_APPLICATION_CREDENTIALS: /nowhere is not the readable JSON file of a service account',
    ],
    [
      { ...FIRESTORE, GOOGLE_APPLICATION_CREDENTIALS: accountFile('{"client_email":"a@b"}') },
      'with client_email',
    ],
  ])('names the variable that is wrong: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('reads the options of a Firebase project and ignores other keys', () => {
    const { identities, feed } = readConfig(webConfig({ ...options, appId: '1:2:web:3' }));
    expect(identities).toMatchObject([
      { browser: { kind: 'firebase', options: { ...options, appId: '1:2:web:3' } } },
    ]);
    expect(feed.browser).toEqual({ kind: 'sse' });
    const account = accountFile('{"client_email":"a@b","private_key":"secret"}');
    expect(readConfig({ ...FIRESTORE, GOOGLE_APPLICATION_CREDENTIALS: account }).feed.browser).toEqual({
      kind: 'firestore',
    });
  });

  it('reads how the site looks', () => {
    expect(readConfig({}).look).toEqual({ accent: undefined, css: undefined });
    expect(readConfig({ SITE_ACCENT: 'Blue', SITE_CSS: cssFile('a {}') }).look).toEqual({
      accent: '#1d5fae',
      css: 'a {}',
    });
    expect(readConfig({ SITE_ACCENT: '#AABBCC' }).look.accent).toBe('#aabbcc');
  });

  it('reads ways to sign in beside each other, in their order', () => {
    const kinds = (IDENTITY: string) =>
      readConfig({ ...OIDC, IDENTITY }).identities.map(({ browser }) => browser);
    const [embedded, oidc] = [{ kind: 'embedded' }, { kind: 'oidc', label: 'id.example.org' }];
    expect(kinds('embedded, oidc')).toEqual([embedded, oidc]);
    expect(kinds('oidc,embedded')).toEqual([oidc, embedded]);
  });

  it('reads a variable from the file that its name with _FILE names, without the line break at its end', () => {
    const METRICS_TOKEN_FILE = accountFile('a token of a secret\n');
    expect(readConfig({ METRICS_TOKEN_FILE }).metricsToken).toBe('a token of a secret');
    expect(readConfig({ METRICS_TOKEN_FILE: '' }).metricsToken).toBeUndefined();
    const { identities } = readConfig({ ...OIDC, OIDC_LABEL_FILE: accountFile('Our door\n') });
    expect(identities).toMatchObject([{ browser: { kind: 'oidc', label: 'Our door' } }]);
    expect(() => readConfig({ METRICS_TOKEN_FILE: accountFile('short\n') })).toThrow(
      'METRICS_TOKEN: expected',
    );
  });

  it.each([
    [{ METRICS_TOKEN_FILE: '/nowhere' }, 'METRICS_TOKEN_FILE: expected a file that this account can read'],
    [
      { DATABASE_URL: 'postgres://x', DATABASE_URL_FILE: '/nowhere' },
      'DATABASE_URL_FILE: DATABASE_URL is set as well',
    ],
  ])('refuses a file that it cannot use: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('leaves variables of other programs alone', () => {
    const others = {
      HOME: '/root',
      POST: 'x',
      LOGNAME: 'ada',
      HTTP_PROXY: 'http://x',
      HOSTNAME: 'box',
      ENV_FILE: '/x',
    };
    expect(readConfig(others)).toMatchObject({ port: 3000 });
  });

  it('ignores the settings of adapters that are not used', () => {
    const unused = {
      FIREBASE_WEB_CONFIG: 'x',
      FIREBASE_AUTH_EMULATOR_HOST: 'x',
      FIRESTORE_EMULATOR_HOST: 'x',
    };
    expect(readConfig({ ...unused, NODE_ENV: 'production' }).identities).toMatchObject([
      { browser: { kind: 'embedded' } },
    ]);
  });

  it('reads proxies as a number of hops or as addresses', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    expect(typeof trustProxy === 'function' && [trustProxy('a', 0), trustProxy('b', 1)]).toEqual([
      true,
      false,
    ]);
    expect(readConfig({}).trustProxy).toBe(false);
  });
});
