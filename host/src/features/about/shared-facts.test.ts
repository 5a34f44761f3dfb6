import { expect, test } from 'vitest';
import { factsOfScope } from './shared-facts.ts';

const brought = (from: string, ...useIn: string[]) => ({ from, useIn });

test('a module of the host is provided by the host, whichever container loaded it first', () => {
  const scope = { react: { '19.3.1': brought('remote_notes', 'host', 'remote_notes', 'host') } };
  expect(factsOfScope(scope, ['react'])).toEqual([
    { name: 'react', versions: ['19.3.1'], providers: ['host'], users: ['host', 'remote_notes'] },
  ]);
});

test('lists a second version, with the providers of both', () => {
  const scope = {
    react: { '19.3.1': brought('host', 'host'), '18.2.0': brought('remote_old', 'remote_old') },
    'react-dom': { '19.3.1': brought('remote_new') },
  };
  expect(factsOfScope(scope, ['react'])).toEqual([
    {
      name: 'react',
      versions: ['18.2.0', '19.3.1'],
      providers: ['host', 'remote_old'],
      users: ['host', 'remote_old'],
    },
    { name: 'react-dom', versions: ['19.3.1'], providers: ['remote_new'], users: [] },
  ]);
});
