import type { GatedPGlite } from './gated-pglite.ts';

const MEGABYTE = 1024 * 1024;
const TICK_MS = 1_000;
/** Size of the write-ahead log that requires a checkpoint, in a busy and in an idle database. */
const LOG_BYTES = { busy: 8 * MEGABYTE, idle: MEGABYTE / 2 };
/** Number of replaced rows that requires a vacuum of a table; small numbers keep each vacuum short. */
const DEAD_ROWS = { busy: 2_000, idle: 200 };
/** No change stays in the write-ahead log alone for longer than this. */
const LONGEST_MS = 60_000;
/** A checkpoint itself writes a few records to the log. */
const NOTHING_BYTES = 4_096;

const LOG_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';
const WITH_DEAD_ROWS = `select oid::regclass::text as name from pg_class
  where relkind in ('r', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
  and pg_stat_get_dead_tuples(oid) >= $1`;

/**
 * Does the work of PostgreSQL's background processes, which PGlite does not have: without
 * checkpoints the write-ahead log grows for as long as the service runs, and without vacuum every save
 * takes new room. Each statement takes one turn, so that writers wait for one small step at most.
 */
export function startUpkeep(client: GatedPGlite, report: (error: unknown) => void = reportFailure) {
  let own = 0;
  let seen = -1;
  let settled = false;
  let failed = false;
  let checkpointAt = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const query = <Row>(text: string, values: unknown[] = []) => {
    own += 1;
    return client.query<Row>(text, values);
  };

  async function step() {
    const others = client.turns - own;
    const pace = others === seen ? 'idle' : 'busy';
    if (pace === 'idle' && settled) return;
    seen = others;
    const [row] = (await query<{ bytes: number }>(LOG_SINCE_CHECKPOINT)).rows;
    const bytes = row?.bytes ?? 0;
    const late = Date.now() - checkpointAt >= LONGEST_MS;
    settled = bytes < NOTHING_BYTES;
    if (bytes >= LOG_BYTES[pace] || (late && !settled)) {
      await query('checkpoint');
      checkpointAt = Date.now();
    }
    // After the checkpoint: without room for what a vacuum writes, the log still gets shorter.
    const tables = await query<{ name: string }>(WITH_DEAD_ROWS, [DEAD_ROWS[pace]]);
    // The TOAST tables of long values are listed separately, so that no step does both.
    for (const { name } of tables.rows) await query(`vacuum (process_toast false) ${name}`);
  }

  async function tick() {
    try {
      await step();
      failed = false;
    } catch (error) {
      if (!failed) report(error);
      failed = true;
    }
    plan();
  }

  function plan() {
    timer = setTimeout(() => {
      running = tick();
    }, TICK_MS).unref();
  }

  plan();
  return {
    /** Closing the database makes the last checkpoint. */
    async close() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

function reportFailure(error: unknown) {
  console.error(
    `The upkeep of the database failed and is tried again: ${error instanceof Error ? error.message : error}`,
  );
}
