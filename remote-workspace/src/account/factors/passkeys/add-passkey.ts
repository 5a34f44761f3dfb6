import { paths } from '@my-note/contract';
import { passkeyCreationSchema, passkeySchema } from '@my-note/contract/factors';
import { api } from '@my-note/kit/http';
import { factorsTexts } from '../texts.ts';

export interface NewPasskey {
  name: string;
  password: string;
}

/** A browser takes no bare address for the name of a site, and makes passkeys on safe pages only. */
export const canAddPasskeys = () =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));

/** What a browser rejects with, in words for the person. */
const REASONS: Record<string, string> = {
  NotAllowedError: factorsTexts.passkeyCanceled,
  AbortError: factorsTexts.passkeyCanceled,
  InvalidStateError: factorsTexts.passkeyKnown,
};

/** Asks the browser for a new passkey and adds it to the account. */
export async function addPasskey({ name, password }: NewPasskey) {
  const { startRegistration } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  const optionsJSON = await api.post(paths.newPasskeyOptions, {
    body: { password },
    schema: passkeyCreationSchema,
  });
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const reason = error instanceof Error ? REASONS[error.name] : undefined;
    throw reason ? new Error(reason) : error;
  });
  return api.post(paths.passkeys, { body: { name, credential }, schema: passkeySchema });
}
