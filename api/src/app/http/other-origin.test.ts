import { paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const origin = 'https://notes.example.org';
const { app } = useApp({ corsOrigins: [origin], apiHost: 'https://api.example.org/api' });

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('A page of an allowed origin may %s', async (method) => {
  const headers = { origin, 'access-control-request-method': method };
  const response = await app().inject({ method: 'OPTIONS', url: `/api${paths.notes}`, headers });
  expect(response.headers['access-control-allow-origin']).toBe(origin);
  expect(response.headers['access-control-allow-methods']).toContain(method);
});

it('A page of another origin may not', async () => {
  const headers = { origin: 'https://evil.example.org', 'access-control-request-method': 'PUT' };
  const response = await app().inject({ method: 'OPTIONS', url: `/api${paths.notes}`, headers });
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

it('The page may call the service at its configured address', async () => {
  const { headers } = await app().inject({ url: '/config.json' });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.org;");
});
