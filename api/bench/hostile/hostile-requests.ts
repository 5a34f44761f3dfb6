import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { paths } from '@my-note/contract';

type Attack = { name: string; headers?: () => Record<string, string>; body: () => string | Buffer };

let addresses = 0;
/** A new one each time: whoever attacks may have many. */
const newAddress = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
};
const bomb = gzipSync(`[${'{},'.repeat(2_600_000)}{}]`, { level: 9 });
const form = (change: object = {}) =>
  JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'wrong password', ...change });
const keys = Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`k${n}`, 1]));

/** What an attacker without an account may send to the sign-in. */
export const attacks: Attack[] = [
  {
    name: `${bomb.length.toLocaleString('en')} bytes of gzip that hold 2,600,001 values`,
    headers: () => ({ ...newAddress(), 'content-encoding': 'gzip' }),
    body: () => bomb,
  },
  { name: '8 kB of nested lists', headers: newAddress, body: () => `[${'[],'.repeat(2_600)}[]]` },
  { name: '700 unknown keys', headers: newAddress, body: () => form(keys) },
  {
    name: 'an e-mail address of 7,900 characters',
    headers: newAddress,
    body: () => form({ email: 'a.'.repeat(3_950) }),
  },
  { name: 'a megabyte of values', headers: newAddress, body: () => `[${'1,'.repeat(500_000)}1]` },
  { name: 'wrong passwords, each from another address', headers: newAddress, body: () => form() },
  { name: 'wrong passwords from one address', body: () => form() },
];

/** Answers the status, or 0 when the service cut the connection. */
export function send(origin: string, { headers, body }: Attack): Promise<number> {
  return new Promise((resolve) => {
    const request = http.request(
      `${origin}/api${paths.signIn}`,
      { method: 'POST', agent: false, headers: { 'content-type': 'application/json', ...headers?.() } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.once('error', () => resolve(0));
    request.end(body());
  });
}
