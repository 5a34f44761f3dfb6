import type { LoginAnswer } from '@my-note/shared-kit/contract';

interface Credentials {
  email: string;
  password: string;
}

/** Who vouches for a person. It hands out a token; the service turns that into a session of its own. */
export interface Identity {
  signIn: (credentials: Credentials) => Promise<LoginAnswer>;
  signUp: (account: Credentials & { name: string }) => Promise<LoginAnswer>;
}
