import { type Config, readConfig } from '../../app/config/config.ts';

export const PROJECT = 'demo-my-note';
const options = { apiKey: 'key', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT };
export const FIREBASE = {
  NODE_ENV: 'test',
  IDENTITY: 'firebase',
  FIREBASE_WEB_CONFIG: JSON.stringify(options),
};

/** The adapters that an environment configures, for a service in tests. */
export function adaptersOf(environment: Record<string, string>): Pick<Config, 'identities' | 'feed'> {
  const { identities, feed } = readConfig(environment);
  return { identities, feed };
}

/** Claims of an ID token that is valid at a time, in seconds. */
export const goodClaims = (now: number, uid = 'ada') => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: uid,
  iat: now - 10,
  auth_time: now - 60,
  exp: now + 3600,
  name: 'Ada Lovelace',
  email: `${uid}@example.org`,
  picture: 'https://example.org/ada.png',
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like those of the Auth emulator. */
export const unsignedToken = (claims: object) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
