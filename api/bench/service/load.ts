import autocannon from 'autocannon';

type Call = {
  method: 'GET' | 'PUT' | 'PATCH';
  path: string;
  body?: string;
  headers?: Record<string, string>;
};
export type Load = { connections: number; seconds: number; next: (n: number) => Call };
export type Figures = { rate: number; p50: number; p95: number; p99: number; errors: number };

/** Sends calls as fast as the answers come, and says how many a second and how long each took, in ms. */
export async function load(
  origin: string,
  token: string,
  { connections, seconds, next }: Load,
): Promise<Figures> {
  let n = 0;
  const times: number[] = [];
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    requests: [
      {
        setupRequest: (request) => {
          const { headers, ...call } = next(n++);
          const type = call.body === undefined ? {} : { 'content-type': 'application/json' };
          return { ...request, ...call, headers: { ...request.headers, ...type, ...headers } };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const errors = result.errors + result.non2xx - (result['3xx'] ?? 0);
  return { rate: result.requests.average, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors };
}
