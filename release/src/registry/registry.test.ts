import { registrySchema, releaseSchema } from '@my-note/contract/registry';
import { expect, it } from 'vitest';
import { assertReadable, releaseOf } from './registry.ts';

const pin = { url: '/remotes/notes/1/f.js', integrity: `sha384-${'A'.repeat(64)}` };
const release = {
  version: '0.1.0-aaaaaaaa',
  scope: 'remote_notes',
  manifest: pin,
  entry: pin,
  contract: '^1.5.0',
  pages: [{ path: '/*', module: 'note-page', label: 'Notes', public: true, files: ['/f.js'] }],
  scripts: { '/f.js': pin.integrity },
  fills: { slot: 'module' },
  languages: ['de'],
  setting: { label: 'Notes' },
};
const entry = {
  ...release,
  name: 'notes',
  routes: ['/*'],
  flag: 'F',
  previous: null,
  canary: { version: '2', percent: 5 },
  releases: [release],
  killed: true,
};
const whole = {
  schema: 1,
  revision: 3,
  host: { version: 'a', contract: '1.5.0', shared: { react: '19.0.0' } },
  remotes: [entry],
};

const WRONG = ['', 7, null, 'No', {}, [], { a: 1 }, [{}], true, undefined];
/** Every registry with one field replaced by another value. */
function* variants(value: unknown, build: (one: unknown) => unknown): Generator<unknown> {
  for (const wrong of WRONG) yield build(wrong);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const copy = (one: unknown) => build(Array.isArray(value) ? [one] : { ...value, [key]: one });
    yield* variants(inner, copy);
  }
}

it('refuses exactly what the schema of the hosts refuses', () => {
  const isReadable = (value: unknown) => {
    try {
      assertReadable(value);
      return true;
    } catch {
      return false;
    }
  };
  expect(registrySchema.safeParse(whole).success).toBe(true);
  const verdicts = { refused: 0, accepted: 0 };
  for (const value of variants(whole, (one) => one)) {
    const { success } = registrySchema.safeParse(value);
    expect(isReadable(value), JSON.stringify(value)).toBe(success);
    verdicts[success ? 'accepted' : 'refused'] += 1;
  }
  expect(verdicts.refused).toBeGreaterThan(100);
  expect(verdicts.accepted).toBeGreaterThan(20);
});

it('names the wrong field', () => {
  const wrong = { ...whole, remotes: [{ ...entry, scope: 'My Notes' }] };
  expect(() => assertReadable(/** @type {any} */ (wrong))).toThrow('notes: "scope" is "My Notes"');
});

it('keeps every field of a release that was or will be live', () => {
  expect(Object.keys(releaseOf(entry)).sort()).toEqual(Object.keys(releaseSchema.shape).sort());
  expect(releaseOf(entry)).toEqual(release);
});
