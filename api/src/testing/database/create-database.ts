import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes a database on the test cluster and returns its URL: empty, or a copy of one that nobody is connected to. */
export async function createDatabase(server: string, template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}
