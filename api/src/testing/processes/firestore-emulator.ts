import { fileURLToPath } from 'node:url';
import { startFirestore } from '@my-note/tooling/emulators';
import type { TestProject } from 'vitest/node';
import { PROJECT } from '../sign-in/firebase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port of Google's Firestore emulator, with the shipped rules. */
    firestoreHost: string;
  }
}

export const RULES = fileURLToPath(new URL('../../../firebase/firestore.rules', import.meta.url));

/** One emulator for all tests of a run; each test file has its own users in it. */
export async function setup(project: TestProject) {
  const { host, stop } = await startFirestore({ projectId: PROJECT, rules: RULES });
  project.provide('firestoreHost', host);
  return stop;
}
