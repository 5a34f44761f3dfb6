import { errorSchema, paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { ConfigError, readConfig } from '../config/config.ts';

const settings = readConfig({
  PUBLIC_URL: 'https://Notes.example.org/',
  ALLOWED_HOSTS: 'nas.local, my-note:3000',
  HSTS: 'on',
});
const { app } = useApp({
  hostNames: settings.hostNames,
  hsts: settings.hsts,
  metricsToken: undefined,
});

const ask = (host: string, url = `/api${paths.health}`) => app().inject({ url, headers: { host } });

describe('The Host header of a request', () => {
  it.each([
    ['localhost:3000'],
    ['my-note.localhost'],
    ['127.0.0.1:3000'],
    ['[::1]:3000'],
    ['192.168.1.5:3000'],
    ['[fe80::1]'],
    ['notes.example.org'],
    ['NOTES.example.org.:443'],
    ['nas.local:8080'],
    ['my-note'],
  ])('may be %s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  it.each([
    ['evil.example'],
    ['evil.example:3000'],
    ['localhost.evil.example'],
    ['127.0.0.1.evil.example'],
    ['xlocalhost'],
    ['user@localhost'],
    ['2130706433x'],
  ])('may not be %s, on any path', async (host) => {
    for (const url of [`/api${paths.health}`, '/', '/config.json', '/api/metrics', '/api/docs', '/nothing']) {
      const response = await ask(host, url);
      expect(errorSchema.parse(response.json()), url).toMatchObject({
        statusCode: 421,
        code: 'UNKNOWN_HOST',
      });
      expect(response.json().message).toContain('ALLOWED_HOSTS');
    }
  });

  it('must be a name of this machine when the metrics need no token', async () => {
    const statuses = async (host: string) => (await ask(host, '/api/metrics')).statusCode;
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) expect(await statuses(host)).toBe(200);
    for (const host of ['192.168.1.5', 'notes.example.org']) expect(await statuses(host)).toBe(404);
  });
});

describe('HTTPS', () => {
  it('is sent with every response when the setting is on', async () => {
    const { headers } = await ask('notes.example.org');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('cannot be turned on without an https address', () => {
    expect(() => readConfig({ HSTS: 'on' })).toThrow(ConfigError);
    expect(() => readConfig({ HSTS: 'on', PUBLIC_URL: 'http://notes.example.org' })).toThrow(/HSTS/);
  });
});

it('The page may not use browser features that it does not need', async () => {
  const policy = (await ask('localhost')).headers['permissions-policy'];
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(policy).toContain(`${feature}=()`);
  }
  expect(policy).not.toContain('fullscreen');
});
