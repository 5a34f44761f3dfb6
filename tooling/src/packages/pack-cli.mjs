import path from 'node:path';
import { root } from '../workspace/paths.mjs';
import { Refusal } from '../workspace/refusal.mjs';
import { packPackages } from './pack.mjs';

try {
  for (const file of await packPackages(path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'))))
    console.log(file);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
