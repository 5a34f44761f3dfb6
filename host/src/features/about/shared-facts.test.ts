import { expect, test } from 'vitest';
import { factsOfScope } from './shared-facts.ts';

const brought = (from: string, ...useIn: string[]) => ({ from, useIn });

test('what the host put there comes from the host, whoever was the first to load it', () => {
  const scope = { react: { '19.3.1': brought('remote_notes', 'host', 'remote_notes', 'host') } };
  expect(factsOfScope(scope, ['react'])).toEqual([
    { name: 'react', versions: ['19.3.1'], providers: ['host'], users: ['host', 'remote_notes'] },
  ]);
});

test('a second version is told, with those who brought the two', () => {
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
