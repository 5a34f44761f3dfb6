import path from 'node:path';
import { root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { packProduct } from './pack.ts';

// `pnpm pack:product [folder]`, after a build.
try {
  console.log(await packProduct(path.resolve(process.argv[2] ?? path.join(root, 'dist/product'))));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
