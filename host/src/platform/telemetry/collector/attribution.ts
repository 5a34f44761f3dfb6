import type { Source } from './pending-report.ts';

/** A script of a long animation frame, as far as it is read here; TypeScript does not know it yet. */
interface FrameScript {
  sourceURL: string;
  duration: number;
}
export interface LongFrame extends PerformanceEntry {
  scripts: FrameScript[];
}

/** The remote whose file has an address, or is the first in the stack of an error; builds are in `/remotes/<name>/<version>/`, on any origin. */
export function sourceOfUrl(text: string): Source | undefined {
  const [, name, version] = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//.exec(text) ?? [];
  return name && version ? { name, version } : undefined;
}

/** How long the scripts of each remote ran in a frame. */
export function remotesOfFrame({ scripts }: Pick<LongFrame, 'scripts'>): [Source, number][] {
  const times = new Map<string, [Source, number]>();
  for (const { sourceURL, duration } of scripts) {
    const source = sourceOfUrl(sourceURL);
    if (!source) continue;
    const key = `${source.name} ${source.version}`;
    times.set(key, [source, (times.get(key)?.[1] ?? 0) + duration]);
  }
  return [...times.values()];
}

/**
 * The remote that an interaction waited for: the one whose scripts ran longest in the frames of that time. Undefined when
 * the scripts were not of a remote; `shown` when there was no long frame.
 */
export function sourceOfInteraction(
  { startTime, duration }: Pick<PerformanceEntry, 'startTime' | 'duration'>,
  frames: readonly LongFrame[],
  shown: Source | undefined,
): Source | undefined {
  const end = startTime + duration;
  const during = frames.filter(
    (frame) => frame.startTime < end && frame.startTime + frame.duration > startTime,
  );
  const scripts = during.flatMap((frame) => frame.scripts);
  if (scripts.length === 0) return shown;
  const total = scripts.reduce((sum, script) => sum + script.duration, 0);
  const [longest] = remotesOfFrame({ scripts }).sort(([, one], [, other]) => other - one);
  // Half of the time was somebody else's: of the host's, or of the browser's extensions.
  return longest && longest[1] * 2 >= total ? longest[0] : undefined;
}
