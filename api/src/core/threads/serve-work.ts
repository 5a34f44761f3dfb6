import { type MessagePort, parentPort } from 'node:worker_threads';
import { Stopped } from '../errors.ts';
import { inLanguage } from '../language/language.ts';
import { type FromWork, type ToThread, type ToWork, toPlain } from './messages.ts';
import { createThreadOutput } from './thread-output.ts';
import type { WorkContext } from './work.ts';

/** The other thread stores progress in the database twice a second. */
const PROGRESS_MS = 250;

type Works = Record<string, (args: never, context: WorkContext) => Promise<unknown>>;

/** Runs what the other thread asks for, any number of pieces beside each other. `close` runs before the thread ends. */
export function serveWork(works: Works, close: () => Promise<void>) {
  parentPort?.on('message', async (message: ToThread) => {
    if (message === 'ping') return parentPort?.postMessage('pong');
    if (message === 'end') {
      await close();
      // Ends this thread alone.
      process.exit();
    }
    const { start } = message;
    await inLanguage(start.language, () => runOne(works, start));
  });
  parentPort?.postMessage('loaded');
}

async function runOne(
  works: Works,
  { name, args, port }: { name: string; args: unknown; port: MessagePort },
) {
  const stopping = new AbortController();
  const send = (message: FromWork<unknown>, given: ArrayBuffer[] = []) => port.postMessage(message, given);
  const { output, taken } = createThreadOutput((bytes) => send({ bytes }, [bytes.buffer]));
  port.on('message', (message: ToWork) => (message === 'stop' ? stopping.abort(new Stopped()) : taken()));
  let reportedAt = 0;
  const context: WorkContext = {
    signal: stopping.signal,
    output,
    async report(done, total) {
      stopping.signal.throwIfAborted();
      if (Date.now() - reportedAt < PROGRESS_MS) return;
      reportedAt = Date.now();
      send({ progress: [done, total] });
    },
    warn: (error, message) => send({ warning: toPlain(error), message }),
  };
  try {
    const work = works[name];
    if (!work) throw new Error(`This thread has no work ${name}`);
    send({ done: await work(args as never, context) });
  } catch (error) {
    send({ failed: toPlain(error) });
  } finally {
    port.close();
  }
}
