import { runtimeConfigSchema } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { readConfig } from './config.ts';

const settings = (environment: Record<string, string>) => readConfig(environment).composition;

describe('The settings of the composition', () => {
  it('load remotes from this site only, and without a site no page reports', () => {
    const { browser, page, telemetry } = settings({});
    expect(browser).toEqual({});
    expect(page).toEqual({ scriptSrc: [], imgSrc: [], connectSrc: [] });
    expect(telemetry.collect).toBe(false);
    expect(settings({ REMOTE_OVERRIDES: 'off', REMOTE_ORIGINS: ' , ' }).browser).toEqual({});
  });

  it('let every page report to the service that has a site or a store, unless telemetry is off', () => {
    expect(settings({ SITE_DIR: '/site' })).toMatchObject({ browser: { reports: 100 }, store: '/site' });
    const both = { SITE_DIR: '/site', REMOTE_STORE: 's3://bucket/site', TELEMETRY_SAMPLE: '5' };
    expect(settings(both)).toMatchObject({ browser: { reports: 5 }, store: 's3://bucket/site' });
    const off = { ...both, TELEMETRY: 'off', TELEMETRY_OTLP_URL: 'https://a.example.org/v1/metrics' };
    expect(settings(off)).toMatchObject({ browser: {}, telemetry: { collect: false } });
    expect(settings(off).browser).toEqual({});
  });

  it.each([
    'https://a.example.org/remotes',
    'http://a.example.org',
    'a.example.org',
    'https://a.example.org https://b.example.org',
    "https://a;script-src'unsafe-inline'",
    'https://*',
    '*',
    'data:text/javascript,1',
  ])('refuse %s as an origin of remotes, by the name of the variable', (origin) => {
    expect(() => readConfig({ REMOTE_ORIGINS: `https://good.example.org, ${origin}` })).toThrow(
      'REMOTE_ORIGINS: expected origins',
    );
  });

  it.each(['https://a.example.org', 'https://a.example.org:8443', 'http://localhost:3001', 'http://[::1]:1'])(
    'take %s as an origin of remotes',
    (origin) => {
      expect(settings({ REMOTE_ORIGINS: origin }).browser.remotes).toEqual({
        origins: [origin],
        overrides: false,
      });
    },
  );

  it.each([
    [{ REMOTE_OVERRIDES: 'yes' }, 'REMOTE_OVERRIDES: expected on or off'],
    [{ TELEMETRY: 'no' }, 'TELEMETRY: expected on or off'],
    [{ TELEMETRY_SAMPLE: '0' }, 'TELEMETRY_SAMPLE: expected a percentage above 0'],
    [{ TELEMETRY_OTLP_URL: 'collector:4318' }, 'TELEMETRY_OTLP_URL: expected where a collector'],
    [{ TELEMETRY_OTLP_URL: 'https://me:secret@a.example.org/v1/metrics' }, 'without a user'],
    [{ TELEMETRY_OTLP_URL: 'https://me@a.example.org/v1/metrics' }, 'without a user'],
    [{ TELEMETRY_OTLP_URL: 'http://a;b/v1/metrics' }, 'TELEMETRY_OTLP_URL: expected where a collector'],
  ])('name the variable that is wrong: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

describe('A page with remotes from elsewhere, overrides and telemetry', () => {
  const { app } = useApp({
    composition: settings({
      REMOTE_ORIGINS: 'https://a.example.org, https://b.example.org',
      REMOTE_OVERRIDES: 'on',
      TELEMETRY_OTLP_URL: 'https://collector.example.org/v1/metrics',
    }),
  });

  it('receives it in its runtime configuration', async () => {
    const config = runtimeConfigSchema.parse((await app().inject({ url: '/config.json' })).json());
    expect(config.remotes).toEqual({
      origins: ['https://a.example.org', 'https://b.example.org'],
      overrides: true,
    });
    expect(config.telemetry).toEqual({ endpoint: 'https://collector.example.org/v1/metrics' });
  });

  it('may load from these origins only', async () => {
    const { headers } = await app().inject({ url: '/config.json' });
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    const remotes = [
      "'self'",
      'https://a.example.org',
      'https://b.example.org',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ];
    expect(policy.get('script-src')).toEqual(remotes);
    expect(policy.get('connect-src')).toEqual([
      ...remotes,
      'ws://localhost:*',
      'ws://127.0.0.1:*',
      'https://collector.example.org',
    ]);
  });
});

describe('A page whose remotes come from another site, without overrides', () => {
  const { app } = useApp({ composition: settings({ REMOTE_ORIGINS: 'https://a.example.org' }) });

  it('trusts no origin on the machine of the reader', async () => {
    const { headers } = await app().inject({ url: '/config.json' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://a.example.org;");
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
  });
});
