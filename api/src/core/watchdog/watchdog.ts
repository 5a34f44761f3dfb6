import { startThread } from '../start-thread.ts';

const BEAT_MS = 500;
/** It counts, and makes almost no objects. */
const LEAST_MEMORY = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 };

/**
 * Ends this process when its event loop is blocked for so long that only a restart helps: the
 * embedded database runs in this thread and can hang so that no signal is handled.
 */
export function startWatchdog(seconds: number) {
  if (seconds === 0) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData = { beats, pid: process.pid, seconds };
  const worker = startThread('watchdog-thread', import.meta.url, {
    workerData,
    resourceLimits: LEAST_MEMORY,
  });
  worker.on('error', (error) => console.error(`Nothing watches over this process: ${error.message}`));
  worker.unref();
}
