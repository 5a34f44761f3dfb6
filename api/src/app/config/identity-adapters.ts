import { embedded } from '../../features/identity/embedded/embedded.adapter.ts';
import { firebase } from '../../features/identity/firebase/firebase.adapter.ts';
import type { IdentityAdapter } from '../../features/identity/identity-adapter.ts';

/** What IDENTITY may name; the first is the default. */
export const identityAdapters: IdentityAdapter[] = [embedded, firebase];
