import { links } from '@my-note/contract';
import { type GuardAction, guardedSince, guardOnce, type Store } from '@my-note/release/guard';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Services } from '../../core/services.ts';
import { notifyMany } from '../../features/notifications/notify.usecases.ts';
import { compareTelemetry, tidyTelemetry } from '../../features/telemetry/telemetry.usecases.ts';
import type { TelemetryCollector } from '../../features/telemetry/telemetry.worker.ts';
import { listOperatorIds, listUserIds } from '../../items/index.ts';
import { writeFieldFigures } from './field-figures.ts';
import { logOnce } from './log-once.ts';
import { guardTexts } from './texts.ts';

const EVERY_MS = 3_000;
const TIDY_EVERY_MS = 3_600_000;
const FIGURES_EVERY_MS = 60_000;

type Parts = Services & {
  store: Store;
  telemetry: Pick<TelemetryCollector, 'flush'>;
  log: FastifyBaseLogger;
};

/**
 * Looks at guarded canaries every three seconds (docs/specification/composition.md#guarded-canary). Each replica does, and
 * the compare-and-swap of the registry lets one of them act.
 */
export function createGuard(parts: Parts) {
  const inTurn = pLimit(1);
  async function look() {
    await parts.telemetry.flush();
    const actions = await guardOnce(parts.store, {
      momentsOf: (name, versions, since) => compareTelemetry(parts, name, versions, since),
      now: parts.clock,
    });
    for (const action of actions) await report(parts, action);
  }

  const repeated = (what: string, task: () => Promise<unknown>) => {
    const run = logOnce(parts.log, what, task);
    return () => inTurn(run);
  };
  const lookAgain = repeated('Guarding canaries', look);
  const writeFigures = repeated('Writing the figures of remotes', async () => {
    await parts.telemetry.flush();
    await writeFieldFigures(parts);
  });
  const tidy = repeated('Removing old figures of remotes', async () =>
    tidyTelemetry(parts, await guardedSince(parts.store)),
  );

  const timers: NodeJS.Timeout[] = [];
  return {
    look: () => inTurn(look),
    writeFigures,
    start() {
      void tidy();
      timers.push(
        setInterval(() => void lookAgain(), EVERY_MS).unref(),
        setInterval(() => void writeFigures(), FIGURES_EVERY_MS).unref(),
        setInterval(() => void tidy(), TIDY_EVERY_MS).unref(),
      );
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await inTurn(async () => undefined);
    },
  };
}

async function report(services: Parts, action: GuardAction) {
  const { name, version, live, did, why, publisher } = action;
  services.log.warn({ action }, `Guard: ${name} ${version} ${did}`);
  if (did === 'raised') return;
  const [release, reasons] = [`${name} ${version}`, why.join('; ')];
  const isBack = did === 'taken back';
  await services.db.transaction(async (tx) => {
    // The publisher is known by an address where MY_NOTE_WHO is one.
    const people = new Set([...(await listOperatorIds(tx)), ...(await listUserIds(tx, publisher))]);
    await notifyMany(services, tx, [...people], {
      kind: 'operator-message',
      title: () => (isBack ? guardTexts.takenBack(release) : guardTexts.isLive(release)),
      description: () =>
        isBack ? guardTexts.takenBackWhy(live, reasons) : guardTexts.isLiveWhy(live, reasons),
      href: links.about(),
      dedupeKey: `guard:${name}:${version}:${did}:${services.clock().getTime()}`,
    });
  });
}
