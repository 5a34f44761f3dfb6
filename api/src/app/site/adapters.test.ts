import { describe, expect, it } from 'vitest';
import { adaptersOf, FIREBASE, PROJECT } from '../../testing/sign-in/firebase.ts';
import { useApp } from '../../testing/test-app.ts';

const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};
const services = {
  byDefault: useApp(adaptersOf({})),
  firebase: useApp(adaptersOf(FIREBASE)),
  emulated: useApp(adaptersOf({ ...FIREBASE, ...EMULATORS, FEED: 'firestore' })),
};

async function read(name: keyof typeof services) {
  const response = await services[name].app().inject({ url: '/config.json' });
  const policy = String(response.headers['content-security-policy']).split(';');
  const allowed = (directive: string) =>
    policy.find((part) => part.startsWith(`${directive} `))?.slice(directive.length + 1);
  return { config: response.json(), allowed };
}

describe('The page', () => {
  it('by default signs in at the service and loads nothing from Google', async () => {
    const { config, allowed } = await read('byDefault');
    expect(config).toMatchObject({ identity: { kind: 'embedded' }, feed: { kind: 'sse' } });
    expect(allowed('connect-src')).toBe("'self'");
    expect(allowed('script-src')).toBe("'self'");
    expect(allowed('frame-src')).toBe('blob: https://www.youtube-nocookie.com');
  });

  it('with Firebase receives the project, and may load the sign-in scripts', async () => {
    const { config, allowed } = await read('firebase');
    expect(config.identity).toEqual({ kind: 'firebase', options: JSON.parse(FIREBASE.FIREBASE_WEB_CONFIG) });
    expect(config.feed).toEqual({ kind: 'sse' });
    expect(allowed('connect-src')).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(allowed('script-src')).toBe("'self' https://apis.google.com");
    expect(allowed('frame-src')).toBe(
      `blob: https://www.youtube-nocookie.com https://${PROJECT}.firebaseapp.com`,
    );
  });

  it('with emulators receives their addresses, and may connect to them', async () => {
    const { config, allowed } = await read('emulated');
    expect(config.identity).toMatchObject({ kind: 'firebase', emulatorUrl: 'http://127.0.0.1:9099' });
    expect(config.feed).toEqual({ kind: 'firestore', emulatorUrl: 'http://127.0.0.1:8080' });
    expect(allowed('connect-src')).toContain(
      'http://127.0.0.1:9099 https://firestore.googleapis.com http://127.0.0.1:8080',
    );
    expect(allowed('frame-src')).toContain('http://127.0.0.1:9099');
  });
});
