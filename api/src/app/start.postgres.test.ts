import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { startServer } from '../testing/processes/server-process.ts';

/** A database whose owner may have a limited number of connections at one time. */
async function limitedDatabase(connections: number) {
  const server = inject('postgresUrl');
  const name = `limited_${randomBytes(6).toString('hex')}`;
  const operator = new pg.Client({ connectionString: server });
  await operator.connect();
  await operator.query(`create role ${name} login connection limit ${connections}`);
  await operator.query(`create database ${name} owner ${name}`);
  await operator.end();
  return server.replace('postgres@', `${name}@`).replace(/\/postgres$/, `/${name}`);
}

it('reports that the database has no connection left when none is free in time', async () => {
  const DATABASE_URL = await limitedDatabase(1);
  const other = new pg.Client({ connectionString: DATABASE_URL });
  await other.connect();
  const { ended } = await startServer({ DATABASE_URL, DATABASE_WAIT_SECONDS: '1' });
  const { code, output } = await ended;
  await other.end();
  expect(code).toBe(1);
  expect(output).toMatch(/^Waiting for the database at .* \(too many connections for role/m);
  expect(output).toMatch(
    /has no connection left \(too many connections for role .*\)\. Close some of the others/m,
  );
  expect(output).not.toContain('    at ');
});

it('reports the same when the first connection was the last one', async () => {
  const { ended } = await startServer({ DATABASE_URL: await limitedDatabase(1), DATABASE_WAIT_SECONDS: '1' });
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toMatch(/has no connection left/);
  expect(output).not.toContain('    at ');
});
