import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { currentLanguage } from '@my-note/contract/language';
import { AppError, Stopped } from '../errors.ts';
import { coreTexts } from '../texts.ts';
import { type FromWork, fromPlain, type ToThread, type ToWork } from './messages.ts';
import type { WorkContext } from './work.ts';

const IDLE_MS = 10_000;
const PING_MS = 15_000;
/** A thread that has not answered that many times hangs. */
const MOST_UNANSWERED = 4;
/** Time to close connections; a shutdown may take five seconds in all. */
const END_MS = 2_000;

const ended = () => new AppError(503, 'STOPPED', coreTexts.stopped);

type Log = { error: (error: unknown, message: string) => void };
type Options = { start: () => Worker; log: Log; failure?: string; idleMs?: number; pingMs?: number };
/** What the log calls the thread by. */
const FAILURE = 'The thread of imports, exports and backups has failed';
type Running = { stop: AbortController; fail: (error: unknown) => void; over: Promise<unknown> };

/**
 * A thread that runs pieces of work beside each other, so that the thread that answers calls never waits for them. It
 * starts with the first one and ends when there was none for a while. When it fails, or hangs, its work fails, and the
 * next piece starts another one.
 */
export function createWorkThread({
  start,
  log,
  failure = FAILURE,
  idleMs = IDLE_MS,
  pingMs = PING_MS,
}: Options) {
  const running = new Set<Running>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function open(): Worker {
    const opened = start();
    let isLoaded = false;
    let unanswered = 0;
    // Questions are counted, not time: a computer that was asleep has not hung.
    const watch = setInterval(() => {
      if (running.size === 0 || !isLoaded) return;
      if (unanswered >= MOST_UNANSWERED) void opened.terminate();
      unanswered += 1;
      post(opened, 'ping');
    }, pingMs).unref();
    opened.on('message', () => {
      isLoaded = true;
      unanswered = 0;
    });
    opened.on('error', (error) => log.error(error, failure));
    opened.once('exit', () => {
      clearInterval(watch);
      if (thread !== opened) return;
      thread = undefined;
      for (const { fail } of running) fail(ended());
    });
    opened.unref();
    return opened;
  }

  async function end() {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    if (!ending) return;
    const exited = new Promise((resolve) => ending.once('exit', resolve));
    post(ending, 'end');
    const late = setTimeout(() => ending.terminate(), END_MS);
    await exited;
    clearTimeout(late);
  }

  async function run<Result>(name: string, args: unknown, context: Partial<WorkContext>): Promise<Result> {
    if (isClosed) throw ended();
    clearTimeout(idle);
    thread ??= open();
    const { port1: port, port2: other } = new MessageChannel();
    const stop = new AbortController();
    const tell = (message: ToWork) => port.postMessage(message);
    stop.signal.addEventListener('abort', () => tell('stop'), { once: true });
    const stopped = () => stop.abort(context.signal?.reason);
    context.signal?.addEventListener('abort', stopped, { once: true });
    if (context.signal?.aborted) stopped();
    context.output?.once('close', () => stop.abort(context.output?.errored ?? new Stopped()));

    const result = new Promise<Result>((done, fail) => {
      const one: Running = { stop, fail, over: Promise.resolve() };
      port.on('message', (message: FromWork<Result>) => {
        // An error after an abort is a consequence of it.
        if ('failed' in message) fail(stop.signal.aborted ? stop.signal.reason : fromPlain(message.failed));
        else if ('done' in message) {
          context.output?.end();
          done(message.done);
        } else handle(message, context, stop, () => tell('taken'));
      });
      running.add(one);
      one.over = new Promise((over) => port.once('close', over));
    });
    post(thread, { start: { name, args, port: other, language: currentLanguage() } }, [other]);
    return result.finally(() => {
      context.signal?.removeEventListener('abort', stopped);
      port.close();
      for (const one of running) if (one.stop === stop) running.delete(one);
      if (running.size === 0 && thread) idle = setTimeout(end, idleMs).unref();
    });
  }

  return {
    run,
    /** Stops all work, waits for its end, and ends the thread. */
    async close() {
      isClosed = true;
      const all = [...running];
      for (const { stop } of all) stop.abort(ended());
      await Promise.all(all.map(({ over }) => over));
      await end();
    },
  };
}

/** Bytes are passed on as fast as their reader takes them. */
function handle(
  message: Exclude<FromWork<unknown>, { done: unknown } | { failed: unknown }>,
  { report, warn, output }: Partial<WorkContext>,
  stop: AbortController,
  taken: () => void,
) {
  if ('progress' in message) report?.(...message.progress).catch((error: unknown) => stop.abort(error));
  else if ('warning' in message) warn?.(fromPlain(message.warning), message.message);
  else if (output?.write(message.bytes)) taken();
  else output?.once('drain', taken);
}

const post = (thread: Worker, message: ToThread, given: MessagePort[] = []) =>
  thread.postMessage(message, given);
