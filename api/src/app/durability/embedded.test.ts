import { it } from 'vitest';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { KILLS, killService, TIMEOUT_MS } from './kill-rounds.ts';

const newDirectory = useTemporaryDirectories();

it(
  `On the embedded database no acknowledged write is lost when the service is killed ${KILLS} times`,
  {
    timeout: TIMEOUT_MS,
  },
  () => killService({ DATA_DIR: newDirectory() }),
);
