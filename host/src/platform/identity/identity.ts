import type { LoginAnswer } from '@my-note/contract';

interface Credentials {
  email: string;
  password: string;
}

/** A further way in than e-mail and password: a button with these words. */
export interface OAuthOption {
  label: string;
  /** Undefined when the person changed their mind. Called in the click itself, or no window may open. */
  signIn: () => Promise<LoginAnswer | undefined>;
}

/**
 * Port (docs/specification/service.md#identity): who vouches for a person. It hands out a token; the service turns that
 * into a session of its own. What goes wrong is an error whose message a person can act on.
 */
export interface Identity {
  signIn: (credentials: Credentials) => Promise<LoginAnswer>;
  signUp: (account: Credentials & { name: string }) => Promise<LoginAnswer>;
  oauthOptions?: readonly OAuthOption[];
  /** Sends a message with which a forgotten password is replaced. */
  resetPassword?: (email: string) => Promise<void>;
  /** Follows the provider's own user: `onGone` is called when there is none any more. Returns a function that stops it. */
  watch?: (onGone: () => void) => () => void;
  /** Ends what the provider itself remembers of the person, unless somebody is signed in again by then. */
  signOut?: () => Promise<void>;
}
