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

/** Where the SDK takes what opens Google's sign-in window from. */
const GOOGLE_SCRIPTS = 'https://apis.google.com';

/** The app of this deployment's Firebase project, made once for all who use it. */
export function firebaseApp(config: unknown): FirebaseApp {
  const [made] = getApps();
  if (made) return made;
  const { options, emulatorUrl } = firebaseIdentitySchema.parse(config);
  const app = initializeApp(options);
  allowScriptOrigin(GOOGLE_SCRIPTS);
  connectAuth(app, emulatorUrl);
  return app;
}

function connectAuth(app: FirebaseApp, emulatorUrl: FirebaseIdentityConfig['emulatorUrl']): void {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // From the start: Safari and phones only let a window open that needs nothing to be fetched before.
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
}

/** Who is signed in at Firebase, as observed by the SDK; the same for identity and feed. */
export const firebaseAuth = (config: unknown): Auth => getAuth(firebaseApp(config));
