/** Google's emulators of Firebase for tests. */
export { missingForAuth, startAuth } from './auth.mjs';
export { missingForFirestore, startFirestore } from './firestore.mjs';
export { freePort } from './free-port.mjs';
