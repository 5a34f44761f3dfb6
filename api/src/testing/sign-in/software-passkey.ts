import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;
const USER_PRESENT_ONLY = 0x01;
const WITH_CREDENTIAL = 0x40;

type Creation = { challenge: string; rp: { id?: string | undefined } };
type Asked = { challenge: string; rpId?: string | undefined };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ]);

/** A passkey (ES256) that signs like a browser with its authenticator. `verified` false leaves out finger and PIN. */
export function createSoftwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);

  function authenticatorData(rpId: string, verified: boolean, credential = Buffer.alloc(0)) {
    const flags = verified ? USER_PRESENT_AND_VERIFIED : USER_PRESENT_ONLY;
    const more = credential.length > 0 ? WITH_CREDENTIAL : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, credential]);
  }

  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    create({ challenge, rp }: Creation, { verified = true } = {}) {
      const idLength = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey]);
      const data = authenticatorData(rp.id ?? '', verified, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none')],
        ...[cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, origin));
      return credential({ clientDataJSON, attestationObject: base64url(attestationObject) });
    },
    sign({ challenge, rpId }: Asked, { verified = true } = {}) {
      counter += 1;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId ?? '', verified);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
