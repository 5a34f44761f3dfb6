import { USAGE } from './help.ts';
import { run } from './run.ts';
import { verbs } from './verbs.ts';

// `my-note-remote` in the repository of a remote.
await run(process.argv.slice(2), { verbs, usage: USAGE, workspace: process.cwd() });
