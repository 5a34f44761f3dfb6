import type { BuildCheck } from '../../finding.ts';
import { budget } from './budget.ts';
import { contentPolicy } from './content-policy.ts';
import { contract } from './contract.ts';
import { declaration } from './declaration.ts';
import { files } from './files.ts';
import { hashes } from './hashes.ts';
import { secondCopies } from './second-copies.ts';
import { sharedModules } from './shared-modules.ts';
import { styles } from './styles.ts';

/** The checks that read a build. */
export const buildChecks: BuildCheck[] = [
  files,
  hashes,
  declaration,
  contract,
  sharedModules,
  secondCopies,
  budget,
  contentPolicy,
  styles,
];
