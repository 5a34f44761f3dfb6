import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { timeQuery } from '../../../metrics/query-times.ts';

/**
 * PGlite runs on the main thread and starts a waiting query without returning to the event loop, so
 * that a burst of queries starves every socket. Here whole queries and whole transactions take turns
 * in order of arrival, and the event loop runs between any two queries.
 */
export class GatedPGlite extends PGlite {
  #last: Promise<unknown> = Promise.resolve();
  /** How many queries and transactions have run or wait. */
  turns = 0;
  /** Called before each statement; may refuse it. */
  assertRoom: (statement: string) => void = () => undefined;
  #inside = new AsyncLocalStorage<boolean>();

  override query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#takeTurn(() => {
      this.assertRoom(query);
      return timeWork(() => super.query<T>(query, params, options));
    });
  }

  override exec(query: string, options?: QueryOptions): Promise<Results[]> {
    return this.#takeTurn(() => timeWork(() => super.exec(query, options)));
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#takeTurn(() =>
      super.transaction((tx) =>
        this.#inside.run(true, () => callback(yielding(tx, (text) => this.assertRoom(text)))),
      ),
    );
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    // The one connection is busy with the transaction: waiting for it here would never end.
    if (this.#inside?.getStore()) {
      return Promise.reject(new Error('A query inside a transaction has to use the transaction'));
    }
    this.turns += 1;
    const begun = timeQuery('wait');
    const turn = this.#last.then(() => {
      begun();
      return work();
    });
    this.#last = turn.then(
      () => nextTurn(),
      () => nextTurn(),
    );
    return turn;
  }
}

function timeWork<T>(work: () => Promise<T>) {
  const end = timeQuery('query');
  return work().finally(end);
}

function yielding(tx: Transaction, assertRoom: GatedPGlite['assertRoom']): Transaction {
  const query = async <T>(text: string, params?: unknown[], options?: QueryOptions) => {
    await nextTurn();
    assertRoom(text);
    return timeWork(() => tx.query<T>(text, params, options));
  };
  return new Proxy(tx, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) });
}
