import * as z from 'zod';

/** The same bounds as in the app (remote-drawings/src/scene/element.ts). */
const [LONGEST, MOST_ELEMENTS, MOST_POINTS, LARGEST] = [400_000, 2_000, 10_000, 50_000];
const MOST_COST = 100_000;

const coordinate = z.number().min(-1_000_000).max(1_000_000);
const length = z.number().min(-LARGEST).max(LARGEST).default(0);
const color = z.string().regex(/^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/i);
const text = z.string().max(20_000);

const base = {
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  angle: z.number().min(-1000).max(1000).default(0),
  strokeColor: color.default('#1e1e1e'),
  backgroundColor: color.default('transparent'),
  fillStyle: z.enum(['hachure', 'cross-hatch', 'solid', 'zigzag']).default('solid'),
  strokeWidth: z.number().min(0.5).max(100).default(2),
  strokeStyle: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
  roughness: z.number().min(0).max(5).default(1),
  opacity: z.number().min(0).max(100).default(100),
  seed: z
    .number()
    .min(0)
    .max(2 ** 32)
    .default(1),
  roundness: z.object({ type: z.number() }).nullish(),
};
const points = z
  .array(z.tuple([coordinate, coordinate]))
  .min(1)
  .max(MOST_POINTS);
const head = z.string().max(30).nullish();

const element = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['rectangle', 'diamond', 'ellipse']), ...base }),
  z.object({ type: z.enum(['line', 'arrow']), ...base, points, startArrowhead: head, endArrowhead: head }),
  z.object({ type: z.literal('freedraw'), ...base, points }),
  z.object({
    type: z.literal('text'),
    ...base,
    text,
    fontSize: z.number().min(1).max(2_000).default(20),
    fontFamily: z.number().min(1).max(100).default(5),
    textAlign: z.enum(['left', 'center', 'right']).default('left'),
    lineHeight: z.number().min(0.5).max(5).default(1.25),
  }),
  z.object({ type: z.literal('frame'), ...base, name: z.string().max(200).nullish() }),
]);
export type SceneElement = z.infer<typeof element>;

const scene = z.object({
  elements: z.array(z.unknown()).max(MOST_ELEMENTS),
  appState: z.object({ viewBackgroundColor: color.optional().catch(undefined) }).optional(),
});

export interface Scene {
  elements: SceneElement[];
  background: string;
}

/** About as many lines as an element makes, as the app counts them (remote-drawings/src/scene/cost.ts). */
function costOf(one: SceneElement): number {
  const around = Math.abs(one.width) + Math.abs(one.height);
  const isHatched = one.fillStyle !== 'solid' && one.backgroundColor !== 'transparent';
  const dashes = one.strokeStyle === 'solid' ? 0 : around / (one.strokeWidth + 4);
  const lines = isHatched ? (3 * around) / (4 * one.strokeWidth) : 0;
  return ('points' in one ? one.points.length : 4) + dashes + lines;
}

/** Reads the text of a code block in the language excalidraw; undefined when it is no drawing, or too much of one. */
export function readScene(source: string): Scene | undefined {
  if (source.length > LONGEST) return undefined;
  try {
    const { elements, appState } = scene.parse(JSON.parse(source));
    const shown = z.array(element).parse(elements.filter((one) => Object(one).isDeleted !== true));
    const cost = shown.reduce((sum, one) => sum + costOf(one), 0);
    if (shown.length === 0 || cost > MOST_COST) return undefined;
    return { elements: shown, background: appState?.viewBackgroundColor ?? 'white' };
  } catch {
    return undefined;
  }
}
