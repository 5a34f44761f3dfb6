import { run } from './run.ts';

// `my-note-conformance` in the repository of a remote, `pnpm conformance` here.
process.exitCode = await run(process.argv.slice(2));
