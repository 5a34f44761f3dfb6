/** A page in the background paints nothing. In milliseconds. */
const LATEST = 90;

/** Calls a function once the browser has painted what was just changed; the returned function cancels that. */
export function afterPaint(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  };
  const finish = () => {
    cancel();
    run();
  };
  port1.onmessage = finish;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const timer = setTimeout(finish, LATEST);
  return cancel;
}
