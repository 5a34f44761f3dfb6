import type { PasskeySignIn } from '@my-note/contract/factors';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRow } from '../factors.table.ts';
import type { RelyingParty } from './relying-party.rules.ts';

const TIMEOUT_MS = 5 * 60_000;

/** Loaded at the first use: its parsers of certificates would delay the start. */
const webauthn = () => import('@simplewebauthn/server');

type Person = { id: string; name: string; email: string };

/** Passkeys find their person without a name, and ask for a finger, a face or a PIN: they count as both factors. */
export const creationOptions = async (site: RelyingParty, person: Person, known: PasskeyRow[]) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: 'My Note',
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });

export const requestOptions = async (site: RelyingParty) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  });

type TakeChallenge = (challenge: string) => Promise<boolean>;

/** What to store of a new passkey; undefined when the response is not right. */
export async function verifyCreation(
  site: RelyingParty,
  response: RegistrationResponseJSON,
  expectedChallenge: TakeChallenge,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(notVerified);
  if (!registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  };
}

/** The new count of signatures; undefined when the signature is not right. */
export async function verifySignature(
  site: RelyingParty,
  response: PasskeySignIn,
  passkey: PasskeyRow,
  expectedChallenge: TakeChallenge,
) {
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: { ...response.response, userHandle: undefined } },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports },
    requireUserVerification: true,
  }).catch(notVerified);
  if (!verified || !authenticationInfo) return undefined;
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

/** The library refuses by an error for each reason; to the caller they are one. */
const notVerified = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined });
