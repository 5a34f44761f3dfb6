import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a file of this service as a thread. In the sources it stands beside the one that names it, after a build
 * beside the bundle.
 * @param name without an extension
 * @param beside `import.meta.url` of the file that names it
 */
export function startThread(name: string, beside: string, options: WorkerOptions = {}): Worker {
  const file = new URL(`./${name}${path.extname(beside)}`, beside);
  if (!file.href.endsWith('.ts')) return new Worker(file, options);
  // A thread does not inherit the loader of TypeScript.
  const tsx = path.dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = path.join(tsx, 'dist/esm/api/index.mjs');
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(file.href)});
  })`;
  return new Worker(code, { ...options, eval: true });
}
