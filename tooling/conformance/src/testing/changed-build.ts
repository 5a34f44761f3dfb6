import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MANIFEST } from '@my-note/release/manifest';
import { integrityOfContent } from '@my-note/tooling/site-files';

/** A copy of a built remote, to break it. */
export type ChangedBuild = ReturnType<typeof copyBuild>;

/** Copies the package of a built remote: its declaration, budget, and build. */
export function copyBuild(from: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'my-note-broken-'));
  for (const part of ['package.json', 'budget.json', 'dist'])
    cpSync(path.join(from, part), path.join(dir, part), { recursive: true });
  const dist = path.join(dir, 'dist');
  const find = (pattern: RegExp) => {
    const file = readdirSync(dist).find((one) => pattern.test(one) && !one.endsWith('.map'));
    if (!file) throw new Error(`The build has no file like ${pattern}`);
    return path.join(dist, file);
  };
  const rewrite = (file: string, change: (text: string) => string) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(file, after);
    return [before, after].map(integrityOfContent);
  };
  /** Changes the JSON in a file of the package. */
  const json = (file: string, change: (content: Record<string, unknown>) => void) =>
    rewrite(path.join(dir, file), (text) => {
      const content = JSON.parse(text);
      change(content);
      return JSON.stringify(content);
    });
  return {
    dir,
    json,
    manifest: (change: (content: Record<string, unknown>) => void) => json(`dist/${MANIFEST}`, change),
    /** Changes a script as an attacker would, or somebody who edits a build. */
    tamper: (pattern: RegExp, change: (text: string) => string) => rewrite(find(pattern), change),
    /** Changes a script as another source would: the entry has its new hash. */
    script(pattern: RegExp, change: (text: string) => string) {
      const [before = '', after = ''] = rewrite(find(pattern), change);
      rewrite(find(/^remoteEntry/), (text) => text.replace(before, after));
    },
    drop: (pattern: RegExp) => rmSync(find(pattern)),
    dropSourceMap: (pattern: RegExp) => rmSync(`${find(pattern)}.map`),
    sources: (pattern: RegExp, sources: string[]) =>
      rewrite(`${find(pattern)}.map`, (text) =>
        JSON.stringify({ ...JSON.parse(text), sources: [...JSON.parse(text).sources, ...sources] }),
      ),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
