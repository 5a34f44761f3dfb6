import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('The configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: 'data', signUp: 'open' });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT: expected a port number'],
    [{ PORT: '70000' }, 'PORT: expected a port number up to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected postgres://'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP: expected open or closed'],
    [{ ATTACHMENTS_S3_ENDPOINT: 'minio' }, 'ATTACHMENTS_S3_ENDPOINT: expected the address'],
    [{ ATTACHMENTS_S3_BUCKET: 'notes' }, 'ATTACHMENTS_S3_SECRET_KEY belong together'],
    [{ YOUTUBE_BASE_URL: 'youtube' }, 'YOUTUBE_BASE_URL: expected an address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal'],
  ])('names the variable that is wrong: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('reads proxies as a number of hops or as addresses', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    expect(typeof trustProxy === 'function' && [trustProxy('a', 0), trustProxy('b', 1)]).toEqual([
      true,
      false,
    ]);
    expect(readConfig({}).trustProxy).toBe(false);
  });
});
