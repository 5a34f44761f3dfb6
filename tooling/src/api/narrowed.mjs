import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { typeCheck } from '../workspace/type-check.mjs';
import { declaredIn, withoutValues } from './declared.mjs';

/** Types that remotes write and the host reads: what fitted the former type has to fit the present one. */
const WRITTEN_BY_REMOTES = new Set([
  'PageModule',
  'Schema',
  'Shortcut',
  'ToastMessage',
  'FormFields',
  'TableData',
]);

/**
 * Keys of settings, which a remote names and never has to know all of: a list of settings may have further ones. What was
 * written for the former ones still fits where there are more.
 */
const NAMED_BY_REMOTES = new Set([
  'ConfigEntry',
  'ConfigKey',
  'configEntrySchema',
  'configKeySchema',
  'configUpdateSchema',
]);

/** What a remote sees of an export: of a schema what it gives back, since new fields of a response break nobody. */
const SEEN = `type Seen<T> = [T] extends [{ '~standard': { types?: { input: unknown; output: infer O } | undefined } }] ? O : T;`;

/**
 * Exports that what was written for the former ones can no longer use, as `entry name`. Helpers of tests
 * are not compared: no host provides them. The compiler decides: each
 * present export is assigned to a variable with the type of the former one.
 * @param {import('./report.mjs').Report} released
 * @param {import('./report.mjs').Report} current
 * @param {{ dir: string, tsc: string }} place a folder whose packages the declarations import, and a compiler
 */
export async function narrowed(released, current, { dir, tsc }) {
  mkdirSync(path.join(dir, 'node_modules/.cache'), { recursive: true });
  const work = mkdtempSync(path.join(dir, 'node_modules/.cache/narrowed-'));
  /** @type {Map<string, string>} the export that a line assigns, by `file:line` */
  const names = new Map();
  const checks = Object.entries(released.entries).flatMap(([entry, former], n) => {
    const present = current.entries[entry];
    if (present === undefined || present === former || /\/testing\b/.test(entry)) return [];
    writeFileSync(path.join(work, `former-${n}.d.ts`), withoutValues(former));
    writeFileSync(path.join(work, `present-${n}.d.ts`), withoutValues(present));
    const lines = [
      `import type * as Former from './former-${n}.d.ts';`,
      `import type * as Present from './present-${n}.d.ts';`,
      SEEN,
      ...assignments(former, present),
    ];
    const file = `check-${n}.ts`;
    lines.forEach(
      (line, at) => void names.set(`${file}:${at + 1}`, `${entry} ${/\/\/ of (\w+)/.exec(line)?.[1]}`),
    );
    writeFileSync(path.join(work, file), lines.join('\n'));
    return file;
  });
  if (checks.length === 0) return [];
  const output = await typeCheck(tsc, work, ['--target', 'es2022', ...checks]);
  rmSync(work, { recursive: true });
  const errors = [...output.matchAll(/^(check-\d+\.ts)\((\d+),\d+\): error (.*)$/gm)];
  if (errors.length === 0 && /error TS/.test(output)) throw new Error(output);
  return [...new Set(errors.map(([, file, line, error]) => names.get(`${file}:${line}`) ?? String(error)))];
}

/**
 * @param {string} former
 * @param {string} present
 */
function assignments(former, present) {
  const now = declaredIn(present);
  return [...declaredIn(former).values()].flatMap(({ name, kind, parameters }) => {
    const other = now.get(name);
    // The same text may name a type that changed.
    if (!other || kind === 'library' || kind === 'hidden') return [];
    /** @param {string} module @param {number} count */
    const typeOf = (module, count) =>
      kind === 'value'
        ? `typeof ${module}.${name}`
        : `${module}.${name}${count ? `<${Array(count).fill('any').join(', ')}>` : ''}`;
    const [before, after] = [typeOf('Former', parameters), typeOf('Present', other.parameters)];
    const read = `{ const it: Seen<${before}> = null as unknown as Seen<${after}>; void it; } // of ${name}`;
    const named = `{ const it: Seen<${after}> = null as unknown as Seen<${before}>; void it; } // of ${name}`;
    const written = `{ const it: ${after} = null as unknown as ${before}; void it; } // of ${name}`;
    if (NAMED_BY_REMOTES.has(name)) return [named];
    return WRITTEN_BY_REMOTES.has(name) ? [read, written] : [read];
  });
}
