import { embedded } from '../../features/identity/embedded/embedded.adapter.ts';
import { firebase } from '../../features/identity/firebase/firebase.adapter.ts';
import type { IdentityAdapter } from '../../features/identity/identity.port.ts';
import { oidc } from '../../features/identity/oidc/oidc.adapter.ts';
import type { FeedAdapter } from '../../features/notifications/feed/feed.port.ts';
import { firestore } from '../../features/notifications/feed/firestore/firestore.adapter.ts';
import { sse } from '../../features/notifications/feed/sse.adapter.ts';

/** The values of IDENTITY and FEED; the first of each is the default. */
export const identityAdapters: IdentityAdapter[] = [embedded, firebase, oidc];
export const feedAdapters: FeedAdapter[] = [sse, firestore];
