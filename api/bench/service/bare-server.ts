import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { statements } from './raw-statements.ts';

type Asked = { owner: string; slug: string };

/** The least that could answer: Fastify without hooks, in a process of its own; on PostgreSQL with the bare statements. */
const { DATABASE_URL, UNCHANGED = '{}' } = process.env;
const pool = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 }) : undefined;
const unchanged: Record<string, string> = JSON.parse(UNCHANGED);

const app = Fastify();
const constants = new Map<string, Buffer>();
app.get<{ Params: { kind: string; size: string } }>(
  '/:kind/:size',
  ({ url, params: { kind, size } }, reply) => {
    // The load generator takes longer to read compressed bytes than a text.
    const body =
      constants.get(url) ?? (kind === 'text' ? Buffer.alloc(Number(size), 'x') : randomBytes(Number(size)));
    constants.set(url, body);
    return reply.type('application/json').send(body);
  },
);
app.get('/unchanged', (_request, reply) => reply.headers(unchanged).code(304).send());
app.get<{ Querystring: Asked }>('/by-slug', async ({ query: { owner, slug } }) => {
  const result = await pool?.query({ ...statements.bySlug, values: [owner, slug] });
  return result?.rows[0];
});
app.put<{ Params: { id: string }; Body: { content: string } }>('/save/:id', async ({ params, body }) => {
  await pool?.query({ ...statements.save, values: [params.id, body.content] });
  return { saved: true };
});
process.send?.({ kind: 'ready', origin: await app.listen({ port: 0, host: '127.0.0.1' }) });
