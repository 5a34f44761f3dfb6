import './node-version.mjs';
import './orphan.mjs';
import path from 'node:path';
import { root, siteDir } from '../src/workspace/paths.mjs';
import { memoryArgs, memoryEnvironment } from './memory.mjs';
import { demandFree, portFrom } from './port.mjs';
import { build, describe, install } from './prepare.mjs';
import { serve } from './serve.mjs';

const port = portFrom(process.env.PORT);
await demandFree(port, 'start');
try {
  await install();
  await build();
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

serve([...memoryArgs, path.join(root, 'api/dist/server.js')], {
  cwd: root,
  env: {
    NODE_ENV: 'production',
    ...memoryEnvironment,
    ...process.env,
    SITE_DIR: siteDir,
    PORT: String(port),
    DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
  },
});
