import type { FirebaseIdentityConfig } from '@my-note/contract/firebase';
import * as z from 'zod';
import {
  emulatorHostSchema,
  onlyForTests,
  originOf,
  type WebConfig,
  webConfigSchema,
} from '../../../core/firebase/environment.ts';
import type { ConfiguredIdentity, IdentityAdapter } from '../identity.port.ts';
import { createFirebaseVerifier } from './firebase.client.ts';

const environment = z
  .object({
    FIREBASE_WEB_CONFIG: webConfigSchema,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHostSchema,
    NODE_ENV: z.string().optional(),
  })
  .superRefine(onlyForTests('FIREBASE_AUTH_EMULATOR_HOST'))
  .transform((values) => configure(values.FIREBASE_WEB_CONFIG, values.FIREBASE_AUTH_EMULATOR_HOST));

function configure(options: WebConfig, emulatorHost: string | undefined): ConfiguredIdentity {
  const emulator = emulatorHost === undefined ? [] : [originOf(emulatorHost)];
  const [emulatorUrl] = emulator;
  const browser: FirebaseIdentityConfig = {
    kind: 'firebase',
    options,
    ...(emulatorUrl === undefined ? {} : { emulatorUrl }),
  };
  return {
    browser,
    page: {
      // Signs in, creates accounts, and renews the token each hour.
      connectSrc: [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        ...emulator,
      ],
      // The library that connects the page and the frame below; the popup itself is a window of its own.
      scriptSrc: ['https://apis.google.com'],
      // The hidden frame that receives from the popup who has signed in there.
      frameSrc: [`https://${options.authDomain}`, ...emulator],
    },
    async open({ clock, log }) {
      const { projectId } = options;
      const verifier = await createFirebaseVerifier({
        projectId,
        emulated: emulatorHost !== undefined,
        clock,
        log,
      });
      return { verifier };
    },
  };
}

/** Firebase Auth signs people in in the browser; the service verifies its tokens. */
export const firebase: IdentityAdapter = { kind: 'firebase', alone: true, environment };
