import { paths } from '@my-note/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPIV3_1 } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { EVERY_IDENTITY } from '../../testing/sign-in/oidc.ts';
import { useApp } from '../../testing/test-app.ts';
import { describedCalls } from './summaries.ts';

// With the calls of every way to sign in.
const { app } = useApp(EVERY_IDENTITY);
const read = async (): Promise<OpenAPIV3_1.Document> =>
  (await app().inject({ url: '/api/openapi.json' })).json();

/** The service's own pages, and what only its doctor calls, are in no document. */
const UNDESCRIBED = /^\/(connection|docs|openapi\.json|metrics)/;

/** Every call below /api as `METHOD /path/{id}`, from the tree of the router. */
function registeredCalls() {
  const parents: string[] = [];
  const calls: string[] = [];
  for (const line of app().printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*) \((.+)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth, Number.POSITIVE_INFINITY, part);
    const path = parents.join('').replace(/:(\w+)/g, '{$1}');
    if (!path.startsWith('/api/') || UNDESCRIBED.test(path.slice(4))) continue;
    for (const method of methods.split(', ')) if (method !== 'HEAD') calls.push(`${method} ${path.slice(4)}`);
  }
  return calls.sort();
}

function operations(document: OpenAPIV3_1.Document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ call: `${method.toUpperCase()} ${path.slice(4)}`, operation }] : [];
    }),
  );
}

describe('The OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const document = await read();
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
  });

  it('has a summary for every registered call and no others', async () => {
    const described = operations(await read());
    expect(described.map(({ call }) => call).sort()).toEqual(registeredCalls());
    for (const { call, operation } of described) {
      expect(operation, call).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
    }
    expect(describedCalls().sort()).toEqual(registeredCalls());
  });

  it('states the errors of every call, and whether it needs a session', async () => {
    const document = await read();
    for (const { call, operation } of operations(document)) {
      expect(operation.responses, call).toHaveProperty('default');
      const isSecured = operation.security?.length === 1;
      expect('401' in (operation.responses ?? {}), call).toBe(isSecured);
    }
    expect(document.paths?.[`/api${paths.signIn}`]?.post?.security).toEqual([]);
    expect(document.paths?.[`/api${paths.notes}`]?.get?.security).toEqual([{ bearer: [] }]);
    expect(document.components?.responses?.Failed).toMatchObject({
      content: { 'application/json': { schema: { required: ['statusCode', 'code', 'message'] } } },
    });
  });

  it('distinguishes an optional body from a required one', async () => {
    const { paths: described } = await read();
    expect(described?.[`/api${paths.draft}`]?.post?.requestBody).toMatchObject({ required: false });
    expect(described?.[`/api${paths.categories}`]?.post?.requestBody).toMatchObject({ required: true });
  });
});

describe('The reader page', () => {
  it('loads everything from this site, under its policy', async () => {
    const page = await app().inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(loaded.length).toBeGreaterThan(4);
    for (const address of loaded) {
      expect(address).toMatch(/^\/api\/docs\/static\//);
      expect((await app().inject({ url: address })).statusCode, address).toBe(200);
    }
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
  });
});
