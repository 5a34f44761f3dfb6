import { type AdapterConfig, loginAnswerSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { firebaseAuth } from '../../firebase/app.ts';
import type { Identity } from '../identity.ts';
import { explained, wasCancelled } from './errors.ts';
import { firebaseTexts } from './texts.ts';

/** Fresh, so that it holds what was changed since the last one, like a name. */
const exchange = async (user: User) =>
  api.post(paths.loginRequests, {
    body: { provider: 'firebase', token: await user.getIdToken(true) },
    schema: loginAnswerSchema,
  });

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explained(error);
  }
}

/** Firebase Auth (decisions, section 4): e-mail and password, and Google in a window of its own. */
export function firebaseIdentity(config: AdapterConfig): Identity {
  const auth = firebaseAuth(config);

  const withGoogle = async () => {
    try {
      const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      return await exchange(user);
    } catch (error) {
      if (wasCancelled(error)) return undefined;
      throw explained(error);
    }
  };

  return {
    signIn: ({ email, password }) =>
      inWords(async () => exchange((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: ({ email, password, name }) =>
      inWords(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        return exchange(user);
      }),
    otherWays: [{ label: firebaseTexts.google, signIn: withGoogle }],
    resetPassword: (email) => inWords(() => sendPasswordResetEmail(auth, email)),
    // The first answer comes when the SDK has read what it keeps; an error to read it says nothing of the user.
    watch: (onGone) => onAuthStateChanged(auth, (user) => user ?? onGone()),
    signOut: () => signOut(auth),
  };
}
