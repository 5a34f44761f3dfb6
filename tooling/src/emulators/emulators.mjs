/** Google's emulators of Firebase for tests: each is found or installed, or what is missing is said. */
export { missingForAuth, startAuth } from './auth.mjs';
export { missingForFirestore, startFirestore } from './firestore.mjs';
export { freePort } from './free-port.mjs';
