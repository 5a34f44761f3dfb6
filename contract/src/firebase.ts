import * as z from 'zod/mini';

/** Identity by Firebase Auth (decisions, section 4): the web app's options; an emulator's address only in tests. */
export const firebaseIdentitySchema = z.object({
  kind: z.literal('firebase'),
  options: z.record(z.string(), z.string()),
  emulatorUrl: z.optional(z.string()),
});
export type FirebaseIdentityConfig = z.infer<typeof firebaseIdentitySchema>;

/** Feed by Firestore's live query (decisions, section 4), in the Firebase project that people sign in with. */
export const firestoreFeedSchema = z.object({
  kind: z.literal('firestore'),
  emulatorUrl: z.optional(z.string()),
});
export type FirestoreFeedConfig = z.infer<typeof firestoreFeedSchema>;

/**
 * The realtime collection (specification, section 3). A document's id is the notification's; `to` is the
 * recipient's id at Firebase Auth, which the rules compare; `createdAt` and `readAt` are timestamps.
 */
export const NOTIFICATIONS_COLLECTION = 'notifications';
