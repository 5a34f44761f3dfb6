import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

type Given = { beats: Int32Array; pid: number; seconds: number };
const { beats, pid, seconds }: Given = workerData;

let seen = -1;
let silent = 0;
// Ticks are counted, not time: a computer that was asleep has not hung.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === seen ? silent + 1 : 0;
  seen = now;
  if (silent < seconds) return;
  // Written directly, because a console's output would need the main thread.
  writeSync(
    2,
    `My Note has not answered for ${seconds} s and is ended, so that it can be started again. If the disk is full, make room first\n`,
  );
  process.kill(pid, 'SIGKILL');
}, 1_000);
