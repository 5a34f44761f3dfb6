import { embedded } from './embedded/embedded.adapter.ts';
import { firebase } from './firebase/firebase.adapter.ts';
import type { IdentityAdapter } from './identity-adapter.ts';

/** What IDENTITY may name; the first is the default. */
export const identityAdapters: IdentityAdapter[] = [embedded, firebase];
