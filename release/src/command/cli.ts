import { root, siteDir } from '@my-note/tooling/paths';
import { run } from './run.ts';
import { WORKSPACE_USAGE } from './usage.ts';
import { workspaceVerbs } from './workspace-verbs.ts';

// `pnpm remote` in this workspace.
await run(process.argv.slice(2), {
  verbs: workspaceVerbs,
  usage: WORKSPACE_USAGE,
  workspace: root,
  store: siteDir,
});
