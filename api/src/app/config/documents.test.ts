import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema, KNOWN_VARIABLES } from './config.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const schemas = Object.entries(environmentSchema.shape);

const nameOf = (value: unknown) =>
  value && typeof value === 'object' && 'kind' in value ? String(value.kind) : String(value ?? '');

/** The value when a variable is absent: its default as text, or nothing. */
function defaultOf(name: string): string {
  const schema = schemas.find(([key]) => key === name)?.[1];
  const value: unknown = schema?.safeParse(undefined).data;
  return (Array.isArray(value) ? value : [value]).map(nameOf).join(',');
}

/** People write `data` as `./data`. */
const plain = (text: string) => text.replace(/^\.\//, '');
const byName = (entries: [string, string][]) => Object.fromEntries(entries.sort());

const known = byName(KNOWN_VARIABLES.map((name) => [name, defaultOf(name)]));

function readTable(): Record<string, string> {
  const rows = read('README.md').matchAll(/^\| (`[A-Z_0-9`, ]+`) +\| (\S+) +\|/gm);
  return byName(
    [...rows].flatMap(([, names = '', value = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']): [string, string] => [
        name,
        value === 'none' ? '' : plain(value.replaceAll('`', '')),
      ]),
    ),
  );
}

function readExample(): Record<string, string> {
  const lines = read('.env.example').matchAll(/^#(\w+)=(.*)$/gm);
  return byName([...lines].map(([, name = '', value = '']): [string, string] => [name, plain(value)]));
}

describe('the documented environment variables', () => {
  it('are those of the configuration, with their defaults, in the table of README.md', () => {
    expect(readTable()).toEqual(known);
  });

  it('are those of the configuration, with their defaults, in .env.example', () => {
    expect(readExample()).toEqual(known);
  });
});
