import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { ConfigError, readConfig } from '../config/config.ts';

const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8' });
const { app } = useApp({ trustProxy, signInRequestsPerMinute: 2 });

/** Sends a sign-in from a proxy for a client; returns the status. */
async function signIn(proxy: string, client: string) {
  const { statusCode } = await app().inject({
    method: 'POST',
    url: '/api/login-requests',
    payload: { provider: 'firebase', token: '' },
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': client },
  });
  return statusCode;
}

it('counts calls by the address that a proxy of a trusted network names, and by that of any other sender', async () => {
  for (const proxy of ['10.1.2.3', 'fd00::7']) {
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push(await signIn(proxy, `203.0.113.${proxy.length}`));
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
    expect(await signIn(proxy, `198.51.100.${proxy.length}`)).not.toBe(429);
  }
  const forged = [];
  for (let n = 0; n < 3; n += 1) forged.push(await signIn('192.0.2.9', `203.0.113.${100 + n}`));
  expect(forged.map((status) => status === 429)).toEqual([false, false, true]);
});

it.each(['nginx', '10.0.0.0/33', '10.0.0', '1.5', '10.0.0.1 10.0.0.2'])('refuses %s', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError);
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY: expected how many proxies/);
});
