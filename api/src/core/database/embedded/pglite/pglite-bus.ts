import { type Bus, CHANNEL, createBus } from '../../../bus.ts';
import type { GatedPGlite } from './gated-pglite.ts';

/** One process, one connection: no message can be missed, and it ends with the database. */
export async function openPgliteBus(client: GatedPGlite): Promise<Bus> {
  const { bus, deliver } = createBus({ open: () => undefined, close: async () => undefined });
  await client.listen(CHANNEL, deliver);
  return bus;
}
