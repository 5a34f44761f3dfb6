import pg from 'pg';
import { type Bus, CHANNEL, createBus } from '../../bus.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const PROBE_MS = 30_000;
const ANSWER_MS = 5_000;

/** Listens on a connection of its own from the first subscription, and reconnects when it is lost. */
export function openPostgresBus(url: string): Bus {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let state: 'idle' | 'open' | 'closed' = 'idle';

  const { bus, deliver, missed } = createBus({
    open() {
      if (state !== 'idle') return;
      state = 'open';
      void connect();
    },
    async close() {
      state = 'closed';
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  });

  async function connect() {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client = mine;
    const lost = () => {
      if (client !== mine || state === 'closed') return;
      client = undefined;
      clearTimeout(timer);
      mine.end().catch(() => undefined);
      timer = setTimeout(connect, pause).unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    mine.on('error', lost).on('end', lost);
    mine.on('notification', ({ payload }) => payload !== undefined && deliver(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      if (state === 'closed') return await mine.end();
      pause = FIRST_PAUSE_MS;
      missed();
      probe(mine, lost);
    } catch {
      lost();
    }
  }

  /** A connection that died silently is noticed only by a query. */
  function probe(mine: pg.Client, lost: () => void) {
    timer = setTimeout(() => {
      mine.query('select 1').then(() => client === mine && state === 'open' && probe(mine, lost), lost);
    }, PROBE_MS).unref();
  }

  return bus;
}
