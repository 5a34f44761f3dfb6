import { type FirebaseIdentityConfig, firebaseIdentitySchema } from '@my-note/contract/firebase';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getAuth,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { allowScriptOrigin } from '../security/allowed-origins.ts';

/** The SDK loads the code of Google's sign-in window from here. */
const GOOGLE_SCRIPTS = 'https://apis.google.com';

/** The app of this deployment's Firebase project, created once. */
export function firebaseApp(config: unknown): FirebaseApp {
  const [existing] = getApps();
  if (existing) return existing;
  const { options, emulatorUrl } = firebaseIdentitySchema.parse(config);
  const app = initializeApp(options);
  allowScriptOrigin(GOOGLE_SCRIPTS);
  connectAuth(app, emulatorUrl);
  return app;
}

function connectAuth(app: FirebaseApp, emulatorUrl: FirebaseIdentityConfig['emulatorUrl']): void {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // Safari and phones only open a window if nothing has to be loaded first.
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
}

/** The SDK's auth state, shared by identity and feed. */
export const firebaseAuth = (config: unknown): Auth => getAuth(firebaseApp(config));
