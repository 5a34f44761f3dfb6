/** The value of a promise, or undefined when it takes longer than `ms` milliseconds. */
export function inTime<T>(wanted: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, ms, undefined);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
