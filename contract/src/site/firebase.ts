import * as z from 'zod/mini';

/**
 * Identity by Firebase Auth (docs/specification/service.md#firebase-identity): the web app's options; an emulator's
 * address only in tests.
 */
export const firebaseIdentitySchema = z.object({
  kind: z.literal('firebase'),
  options: z.record(z.string(), z.string()),
  emulatorUrl: z.optional(z.string()),
});
export interface FirebaseIdentityConfig extends z.infer<typeof firebaseIdentitySchema> {}

/**
 * Feed by Firestore's live query (docs/specification/service.md#notification-feed), in the Firebase project that
 * people sign in with.
 */
export const firestoreFeedSchema = z.object({
  kind: z.literal('firestore'),
  emulatorUrl: z.optional(z.string()),
});
export interface FirestoreFeedConfig extends z.infer<typeof firestoreFeedSchema> {}

/**
 * The realtime collection (docs/specification/service.md#firestore-documents). A document's id is the notification's;
 * `to` is the
 * recipient's id at Firebase Auth, which the rules compare; `createdAt` and `readAt` are timestamps.
 */
export const NOTIFICATIONS_COLLECTION = 'notifications';
