import { fieldFigures, readRegistry, type Store, writeField } from '@my-note/release/guard';
import type { Services } from '../../core/services.ts';
import { sumTelemetry } from '../../features/telemetry/telemetry.usecases.ts';

/** Writes what browsers have measured of the live versions and canaries beside the journal, for `remote ls`. */
export async function writeFieldFigures({
  store,
  ...deps
}: Pick<Services, 'db' | 'clock'> & { store: Store }) {
  const { registry } = await readRegistry(store);
  const versions = registry.remotes.flatMap(({ name, version, canary }) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => ({ name, version: one })),
  );
  const figures = new Map<string, ReturnType<typeof fieldFigures>>();
  for (const { name, version } of versions) {
    const counts = await sumTelemetry(deps, name, version);
    if (Object.keys(counts).length > 0) figures.set(`${name} ${version}`, fieldFigures(counts));
  }
  // A site without reports, or one that nobody publishes to, gets no file.
  if (figures.size > 0)
    await writeField(store, { at: deps.clock().toISOString(), versions: Object.fromEntries(figures) });
}
