import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './programs.mjs';

/**
 * Makes a self-signed certificate.
 * @param {string} folder where its files are written
 * @param {string} name the host name that it is for
 * @returns {{ cert: string, key: string, pem: string, ca: string }} paths of the files, the third with both, and the certificate
 */
export function certificate(folder, name) {
  const [cert, key, pem] = ['cert.pem', 'key.pem', 'both.pem'].map((file) => path.join(folder, file));
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    String(key),
    '-out',
    String(cert),
    ...subject,
  ]);
  const ca = readFileSync(String(cert), 'utf8');
  writeFileSync(String(pem), ca + readFileSync(String(key), 'utf8'));
  return { cert: String(cert), key: String(key), pem: String(pem), ca };
}
