import * as v from 'valibot';

/** What one drawing may have at most. The service takes notes of 1.5 million characters. */
export const MOST = { characters: 400_000, elements: 2_000, points: 10_000, text: 20_000, size: 50_000 };

const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const length = v.pipe(v.number(), v.finite(), v.minValue(-MOST.size), v.maxValue(MOST.size));
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));
const id = v.pipe(v.string(), v.regex(/^[\w:-]{1,64}$/));
/** A color as a number or a word, and nothing that could be an address. */
export const colorSchema = v.pipe(
  v.string(),
  v.regex(/^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/i),
);
const text = v.pipe(v.string(), v.maxLength(MOST.text));
const point = v.strictTuple([coordinate, coordinate]);
const points = v.pipe(v.array(point), v.minLength(1), v.maxLength(MOST.points));

/** What every element has. */
const base = {
  id,
  x: coordinate,
  y: coordinate,
  width: v.optional(length, 0),
  height: v.optional(length, 0),
  angle: v.optional(between(-1000, 1000), 0),
  strokeColor: v.optional(colorSchema, '#1e1e1e'),
  backgroundColor: v.optional(colorSchema, 'transparent'),
  fillStyle: v.optional(v.picklist(['hachure', 'cross-hatch', 'solid', 'zigzag']), 'solid'),
  strokeWidth: v.optional(between(0.5, 100), 2),
  strokeStyle: v.optional(v.picklist(['solid', 'dashed', 'dotted']), 'solid'),
  roughness: v.optional(between(0, 5), 1),
  opacity: v.optional(between(0, 100), 100),
  seed: v.optional(between(0, 2 ** 32), 1),
  groupIds: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
  frameId: v.nullish(id, null),
  roundness: v.nullish(
    v.object({ type: v.picklist([1, 2, 3]), value: v.optional(between(0, 10_000)) }),
    null,
  ),
  boundElements: v.nullish(
    v.pipe(v.array(v.object({ id, type: v.picklist(['arrow', 'text']) })), v.maxLength(MOST.elements)),
    [],
  ),
  locked: v.optional(v.boolean(), false),
};

const shape = <T extends string>(type: T) => v.object({ type: v.literal(type), ...base });

const arrowhead = v.nullish(
  v.picklist([
    ...(['arrow', 'bar', 'dot', 'circle', 'circle_outline', 'triangle', 'triangle_outline'] as const),
    ...(['diamond', 'diamond_outline', 'crowfoot_one', 'crowfoot_many', 'crowfoot_one_or_many'] as const),
  ]),
  null,
);
const binding = v.nullish(
  v.object({
    elementId: id,
    focus: v.optional(between(-1000, 1000), 0),
    gap: v.optional(between(-10_000, 10_000), 0),
    fixedPoint: v.nullish(v.strictTuple([between(-1000, 1000), between(-1000, 1000)])),
  }),
  null,
);
const segment = v.object({ start: point, end: point, index: between(0, MOST.points) });

const linear = {
  ...base,
  points,
  startBinding: binding,
  endBinding: binding,
  startArrowhead: arrowhead,
  endArrowhead: arrowhead,
};

/** An element as it is stored: every property that Excalidraw writes and a picture needs, and no other. */
export const elementSchema = v.variant('type', [
  shape('rectangle'),
  shape('diamond'),
  shape('ellipse'),
  v.object({ type: v.literal('line'), ...linear, polygon: v.optional(v.boolean(), false) }),
  v.object({
    type: v.literal('arrow'),
    ...linear,
    elbowed: v.optional(v.boolean(), false),
    fixedSegments: v.nullish(v.pipe(v.array(segment), v.maxLength(MOST.points)), null),
    startIsSpecial: v.nullish(v.boolean(), null),
    endIsSpecial: v.nullish(v.boolean(), null),
  }),
  v.object({
    type: v.literal('freedraw'),
    ...base,
    points,
    pressures: v.optional(v.pipe(v.array(between(0, 1)), v.maxLength(MOST.points)), []),
    simulatePressure: v.optional(v.boolean(), true),
  }),
  v.object({
    type: v.literal('text'),
    ...base,
    text,
    originalText: v.optional(text),
    fontSize: v.optional(between(1, 2_000), 20),
    fontFamily: v.optional(between(1, 100), 5),
    textAlign: v.optional(v.picklist(['left', 'center', 'right']), 'left'),
    verticalAlign: v.optional(v.picklist(['top', 'middle', 'bottom']), 'top'),
    containerId: v.nullish(id, null),
    autoResize: v.optional(v.boolean(), true),
    lineHeight: v.optional(between(0.5, 5), 1.25),
  }),
  v.object({
    type: v.literal('frame'),
    ...base,
    name: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  }),
]);

export type Element = v.InferOutput<typeof elementSchema>;
