import type { LoginAnswer } from '@my-note/contract';

interface Credentials {
  email: string;
  password: string;
}

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
  signIn: (credentials: Credentials) => Promise<LoginAnswer>;
  signUp: (account: Credentials & { name: string }) => Promise<LoginAnswer>;
  oauthOptions?: readonly OAuthOption[];
  /** Sends an email to reset a password. */
  resetPassword?: (email: string) => Promise<void>;
  /** Calls `onGone` when the provider's user has signed out; returns a function that stops watching. */
  watch?: (onGone: () => void) => () => void;
  /** Signs out at the provider, unless somebody has signed in again. */
  signOut?: () => Promise<void>;
}
