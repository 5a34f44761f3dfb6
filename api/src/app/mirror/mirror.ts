import fp from 'fastify-plugin';
import type { Services } from '../../core/services.ts';
import type { MirrorSettings } from '../config/mirror-settings.ts';
import type { Works } from '../works/works.ts';
import { createMirrorSchedule, type MirrorSchedule } from './mirror-schedule.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where MIRROR_DIR is not set. */
    mirror?: MirrorSchedule;
  }
}

type Options = {
  services: Services;
  works: Pick<Works, 'mirror'>;
  settings: MirrorSettings | undefined;
};

/** Keeps every note as a file in MIRROR_DIR, and reports failures to monitoring. */
export const mirror = fp<Options>(async (app, { services, works, settings }) => {
  if (!settings) return;
  const schedule = createMirrorSchedule({ ...services, works, log: app.log }, settings);
  app.decorate('mirror', schedule);
  app.addHook('onReady', async () => schedule.start());
  app.addHook('onClose', () => schedule.close());
  app.metrics.watch('mirror_failing', '1 while the files of MIRROR_DIR cannot be written', async () =>
    Number(schedule.isFailing()),
  );
});
