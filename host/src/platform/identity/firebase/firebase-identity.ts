import { type AdapterConfig, loginAnswerSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { session } from '@my-note/kit/session';
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { firebaseAuth } from '../../firebase/app.ts';
import { rememberUid } from '../../firebase/session-uid.ts';
import type { Identity } from '../identity.ts';
import { withInvitation } from '../invitation.ts';
import { ignoreUnknownUser, toReadableError, wasCancelled } from './firebase-errors.ts';
import { firebaseTexts } from './texts.ts';
import { watchUser } from './watch-firebase-user.ts';

async function exchange(user: User) {
  // A fresh token contains changes such as a new name.
  const token = await user.getIdToken(true);
  const login = await api.post(paths.loginRequests, {
    body: { provider: 'firebase', token, ...withInvitation() },
    schema: loginAnswerSchema,
  });
  rememberUid(user.uid);
  return login;
}

async function withReadableErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toReadableError(error);
  }
}

let signingIn = 0;

/** Firebase has a user before there is a session; until then that user must not be signed out. */
async function whileSigningIn<T>(work: () => Promise<T>): Promise<T> {
  signingIn += 1;
  try {
    return await work();
  } finally {
    signingIn -= 1;
  }
}

/**
 * Firebase Auth (docs/specification/service.md#firebase-identity): email and password, and Google in a window.
 */
export function firebaseIdentity(config: AdapterConfig): Identity {
  const auth = firebaseAuth(config);

  const withGoogle = async () => {
    try {
      const { user } = await signInWithPopup(auth, new GoogleAuthProvider());
      return await exchange(user);
    } catch (error) {
      if (wasCancelled(error)) return undefined;
      throw toReadableError(error);
    }
  };

  const signOutUnlessSignedIn = async () => {
    await auth.authStateReady();
    // After a long wait, a user may be signed in again.
    if (!session.get().user && signingIn === 0) await signOut(auth);
  };
  // The page on which a session ended may have been closed before Firebase signed out.
  signOutUnlessSignedIn().catch(console.error);

  return {
    signIn: ({ email, password }) =>
      whileSigningIn(() =>
        withReadableErrors(async () =>
          exchange((await signInWithEmailAndPassword(auth, email, password)).user),
        ),
      ),
    signUp: ({ email, password, name }) =>
      whileSigningIn(() =>
        withReadableErrors(async () => {
          const { user } = await createUserWithEmailAndPassword(auth, email, password);
          await updateProfile(user, { displayName: name });
          return exchange(user);
        }),
      ),
    oauthOptions: [{ label: firebaseTexts.google, signIn: () => whileSigningIn(withGoogle) }],
    resetPassword: (email) =>
      withReadableErrors(() => sendPasswordResetEmail(auth, email).catch(ignoreUnknownUser)),
    watch: (onGone) => watchUser(auth, onGone),
    signOut: signOutUnlessSignedIn,
  };
}
