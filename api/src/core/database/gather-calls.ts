type Waiting<Key, Value> = {
  key: Key;
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
};
type Options<Key> = {
  /** Calls of different groups never share a statement. */
  groupOf?: (key: Key) => string;
  /** How many calls one statement answers. */
  most: number;
};

/** Calls do not wait longer for a statement before theirs, which may be slow or never end. */
const PATIENCE_MS = 20;
/** Turns of the event loop, each of which reads requests that have arrived; a statement waits for no more. */
const MOST_TURNS = 3;

/**
 * Answers the calls that wait at the same time by one statement
 * (docs/decisions/0059-concurrent-calls-share-a-statement.md). A statement begins after the last of its calls, so each
 * call sees all that was committed before it. `run` answers in the order of its keys.
 */
export function gatherCalls<Key, Value>(
  run: (keys: Key[]) => Promise<(Value | undefined)[]>,
  { groupOf = () => '', most }: Options<Key>,
) {
  type Group = { waiting: Waiting<Key, Value>[]; isBusy: boolean };
  const groups = new Map<string, Group>();

  function plan(name: string, group: Group) {
    if (group.isBusy) return;
    if (group.waiting.length === 0) {
      groups.delete(name);
      return;
    }
    group.isBusy = true;
    gather(name, group, MOST_TURNS);
  }

  /** Waits as long as each turn brings more calls: a statement costs the same for nine and for twelve. */
  function gather(name: string, group: Group, turns: number) {
    const before = group.waiting.length;
    setImmediate(() => {
      const isGrowing = group.waiting.length > before && group.waiting.length < most;
      if (isGrowing && turns > 1) gather(name, group, turns - 1);
      else void start(name, group);
    });
  }

  async function start(name: string, group: Group) {
    const calls = group.waiting.splice(0, most);
    let isCurrent = true;
    const next = () => {
      if (!isCurrent) return;
      isCurrent = false;
      group.isBusy = false;
      plan(name, group);
    };
    const impatient = setTimeout(next, PATIENCE_MS);
    try {
      const values = await run(calls.map(({ key }) => key));
      for (const [at, { resolve }] of calls.entries()) resolve(values[at]);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    } finally {
      clearTimeout(impatient);
      next();
    }
  }

  return (key: Key): Promise<Value | undefined> =>
    new Promise((resolve, reject) => {
      const name = groupOf(key);
      const group = groups.get(name) ?? { waiting: [], isBusy: false };
      groups.set(name, group);
      group.waiting.push({ key, resolve, reject });
      plan(name, group);
    });
}
