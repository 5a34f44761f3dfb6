import { PACKAGE_USAGE } from './help.ts';
import { run } from './run.ts';
import { verbs } from './verbs.ts';

/**
 * Runs `my-note remote` of an installed package, and sets the exit code. Names mean folders of remotes in the current folder.
 * @param store used when neither an option nor MY_NOTE_STORE names one
 */
export const runInPackage = (args: string[], store: string): Promise<void> =>
  run(args, {
    verbs,
    usage: PACKAGE_USAGE,
    hint: 'my-note remote --help lists all verbs and options.',
    workspace: process.cwd(),
    store,
  });
