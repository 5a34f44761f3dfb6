import { root, siteDir } from '@my-note/tooling/paths';
import { WORKSPACE_USAGE } from './help.ts';
import { run } from './run.ts';
import { workspaceVerbs } from './workspace-verbs.ts';

// `pnpm remote` in this workspace.
await run(process.argv.slice(2), {
  verbs: workspaceVerbs,
  usage: WORKSPACE_USAGE,
  workspace: root,
  store: siteDir,
});
