import type { LoginAnswer } from '@my-note/contract';

interface Credentials {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code. */
  code?: string;
}

/** The password was right, and a code is needed as well. */
export interface SecondStep {
  enterCode: (code: string) => Promise<LoginAnswer>;
}

/** Sign-in with a passkey of this device or of another one. Undefined when the user canceled. */
export interface PasskeySignIn {
  signIn: () => Promise<LoginAnswer | undefined>;
  /** Lets the browser offer passkeys in the field for the email address, until the signal aborts. */
  autofill: (signal: AbortSignal) => Promise<LoginAnswer | undefined>;
}

/** With email and password. */
export type FormIdentity = Identity & Required<Pick<Identity, 'signIn' | 'signUp'>>;

/** A way to sign in without email and password: a button. */
export interface OAuthOption {
  label: string;
  /** Undefined when the user canceled. Must be called in the click event, or the window is blocked. */
  signIn: () => Promise<LoginAnswer | undefined>;
}

/**
 * Port (docs/specification/service.md#identity): authenticates a user. The service exchanges the provider's token for a
 * session. Errors have a message for the user.
 */
export interface Identity {
  /** Both are absent where people sign in by a button only. */
  signIn?: (credentials: Credentials) => Promise<LoginAnswer | SecondStep>;
  /** Absent where this page can't use passkeys. */
  passkey?: PasskeySignIn;
  signUp?: (account: Omit<Credentials, 'code'> & { name: string }) => Promise<LoginAnswer>;
  oauthOptions?: readonly OAuthOption[];
  /** Completes the sign-in of a provider that has just sent the browser back to this page, if there is one. */
  returned?: () => Promise<LoginAnswer | undefined>;
  /** Sends an email to reset a password. */
  resetPassword?: (email: string) => Promise<void>;
  /** In place of such an email: what somebody who forgot the password can do. */
  resetHelp?: string;
  /** Calls `onGone` when the provider's user has signed out; returns a function that stops watching. */
  watch?: (onGone: () => void) => () => void;
  /** Signs out at the provider, unless somebody has signed in again. */
  signOut?: () => Promise<void>;
}
