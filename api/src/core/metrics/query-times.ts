/** `wait` is the time until a turn or a free connection, `query` the time in the database. */
type Kind = 'wait' | 'query';
type Watcher = (kind: Kind, seconds: number) => void;

const watchers = new Set<Watcher>();

export function watchQueries(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Starts a clock and returns a function that stops it. */
export function timeQuery(kind: Kind): () => void {
  const start = performance.now();
  return () => {
    const seconds = (performance.now() - start) / 1000;
    for (const watcher of watchers) watcher(kind, seconds);
  };
}

/** Times calls of a function that takes a callback as its last argument or returns a promise. */
export function timed<Work extends (...values: never[]) => unknown>(kind: Kind, work: Work): Work {
  return new Proxy(work, {
    apply(target, self, values: unknown[]) {
      const end = timeQuery(kind);
      const last = values.at(-1);
      const callback = (...results: unknown[]) => {
        end();
        if (typeof last === 'function') last(...results);
      };
      const result: unknown = Reflect.apply(
        target,
        self,
        typeof last === 'function' ? [...values.slice(0, -1), callback] : values,
      );
      if (result instanceof Promise) result.then(end, end);
      return result;
    },
  });
}
