/** Lets the browser paint and take input before the caller goes on. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go));
