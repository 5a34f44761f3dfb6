import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const TOKEN = 'a-token-of-the-operator';
const { app, newUser } = useApp({ metricsToken: TOKEN });
const closed = useApp({ metricsToken: undefined });

const metrics = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', service = app) =>
  service().inject({ url: '/api/metrics', headers, remoteAddress });
const sample = (text: string, series: string) => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(series));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

describe('The metrics', () => {
  it('count requests by method, pattern and class of status', async () => {
    const ada = await newUser();
    await ada.note('Plan');
    await ada.bySlug('nowhere');
    const { body } = await metrics();
    const count = (labels: string) => sample(body, `http_request_duration_seconds_count{${labels}}`);
    expect(count('method="PUT",route="/api/u-notes/notes/:id",status="2xx"')).toBe(1);
    expect(count('method="GET",route="/api/u-notes/notes/by-slug",status="4xx"')).toBe(1);
    expect(sample(body, 'http_requests_in_flight ')).toBe(1);
  });

  it('contain the times of queries and of waiting for them, and the state of the process', async () => {
    await newUser();
    const { body, headers } = await metrics();
    expect(headers['content-type']).toContain('text/plain');
    expect(sample(body, 'database_query_duration_seconds_count')).toBeGreaterThan(0);
    expect(sample(body, 'database_wait_duration_seconds_count')).toBeGreaterThan(0);
    expect(sample(body, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(sample(body, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(sample(body, 'open_streams ')).toBe(0);
  });

  it('are served to this machine and to holders of the token only', async () => {
    const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
    const statuses = [
      await metrics(),
      await metrics({}, '::ffff:127.0.0.1'),
      await metrics(bearer(TOKEN), '10.0.0.7'),
      await metrics({ ...bearer(TOKEN), 'x-forwarded-for': '10.0.0.7' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const strangers = [
      await metrics({}, '10.0.0.7'),
      await metrics({ 'x-forwarded-for': '127.0.0.1' }),
      await metrics({ forwarded: 'for=127.0.0.1' }),
      await metrics(bearer(`${TOKEN}x`), '10.0.0.7'),
      await metrics(bearer('undefined'), '10.0.0.7', closed.app),
    ];
    for (const { statusCode, body } of strangers) {
      expect(statusCode).toBe(404);
      expect(body).not.toContain('process_');
    }
  });
});
