/** A page counts a failure of a remote once, so the first ones are enough. */
const MOST = 20;

/** Marks errors that nothing has caught. Telemetry starts later, and reads the marks then. */
export function markErrors(): void {
  let left = MOST;
  const mark = (error: unknown) =>
    left-- > 0 && performance.mark('my-note:thrown', { detail: Object(error).stack });
  addEventListener('error', ({ error }) => mark(error));
  addEventListener('unhandledrejection', ({ reason }) => mark(reason));
}
