import rough from 'roughjs';
import type { SceneElement } from './scene.parser.ts';

type Point = [number, number];
type Shape = Exclude<SceneElement, { type: 'text' | 'frame' }>;
type Options = NonNullable<Parameters<ReturnType<typeof rough.generator>['line']>[4]>;

const generator = rough.generator();
/** How round corners are: a part of the side, and at most that many pixels. */
const [ROUND, MOST_ROUND] = [0.25, 32];
const HEAD = 30;
const HEAD_ANGLE = Math.PI / 9;

/** What Excalidraw asks of the same library for an element. */
function optionsOf(shape: Shape): Options {
  const { strokeStyle, strokeWidth, roughness, seed, strokeColor, backgroundColor, fillStyle } = shape;
  const dashes = { solid: [], dashed: [8, 8 + strokeWidth], dotted: [1.5, 6 + strokeWidth] };
  const isFilled = backgroundColor !== 'transparent' && (!('points' in shape) || isClosed(shape.points));
  return {
    ...{ roughness, stroke: strokeColor, hachureGap: strokeWidth * 4, fillWeight: strokeWidth / 2 },
    // With 0 the library would take another one each time.
    seed: Math.max(1, Math.round(seed % 2 ** 31)),
    strokeWidth: strokeStyle === 'solid' ? strokeWidth : strokeWidth + 0.5,
    strokeLineDash: dashes[strokeStyle],
    disableMultiStroke: strokeStyle !== 'solid',
    preserveVertices: roughness < 2,
    ...(shape.type === 'ellipse' ? { curveFitting: 1 } : {}),
    ...(isFilled ? { fill: backgroundColor, fillStyle } : {}),
  };
}

const isClosed = (points: readonly Point[]) => {
  const [[x, y] = [0, 0], [lastX, lastY] = [0, 0]] = [points[0], points.at(-1)];
  return points.length > 2 && Math.hypot(x - lastX, y - lastY) < 8;
};

function roundRectangle(width: number, height: number): string {
  const r = Math.min(MOST_ROUND, Math.min(width, height) * ROUND);
  const [right, bottom] = [width - r, height - r];
  return `M ${r} 0 L ${right} 0 Q ${width} 0, ${width} ${r} L ${width} ${bottom} Q ${width} ${height}, ${right} ${height} L ${r} ${height} Q 0 ${height}, 0 ${bottom} L 0 ${r} Q 0 0, ${r} 0`;
}

/** The point of an arrow at the end of a line that comes from another point. */
function headOf(kind: string, [x, y]: Point, [fromX, fromY]: Point, options: Options) {
  const [dx, dy] = [x - fromX, y - fromY];
  const size = Math.min(HEAD, Math.hypot(dx, dy) / 2);
  const angle = Math.atan2(dy, dx);
  const at = (turn: number, far = size): Point => [
    x - far * Math.cos(angle + turn),
    y - far * Math.sin(angle + turn),
  ];
  const filled = { ...options, fill: options.stroke ?? 'black', fillStyle: 'solid' };
  if (kind === 'bar')
    return generator.linearPath([at(Math.PI / 2, size / 2), at(-Math.PI / 2, size / 2)], options);
  if (/^(?:dot|circle)/.test(kind)) return generator.circle(x, y, size / 2, filled);
  const sides = [at(HEAD_ANGLE), [x, y], at(-HEAD_ANGLE)] satisfies Point[];
  return /^(?:triangle|diamond)/.test(kind)
    ? generator.polygon(sides, filled)
    : generator.linearPath(sides, options);
}

/** The lines and surfaces of an element, in its own coordinates. */
function drawablesOf(shape: Shape) {
  const { width, height, roundness } = shape;
  const options = optionsOf(shape);
  if (shape.type === 'rectangle')
    return [
      roundness
        ? generator.path(roundRectangle(width, height), options)
        : generator.rectangle(0, 0, width, height, options),
    ];
  if (shape.type === 'diamond') {
    const corners: Point[] = [
      [width / 2, 0],
      [width, height / 2],
      [width / 2, height],
      [0, height / 2],
    ];
    return [generator.polygon(corners, options)];
  }
  if (!('points' in shape)) return [generator.ellipse(width / 2, height / 2, width, height, options)];
  const { points } = shape;
  const isCurve = shape.type === 'freedraw' || roundness;
  const line = isCurve ? generator.curve(points, options) : generator.linearPath(points, options);
  if (shape.type !== 'arrow' || points.length < 2) return [line];
  const [first = [0, 0], second = [0, 0]] = points;
  const [beforeLast = [0, 0], last = [0, 0]] = points.slice(-2);
  const { startArrowhead, endArrowhead } = shape;
  const plain = { ...options, strokeLineDash: [] };
  return [
    line,
    ...(startArrowhead ? [headOf(startArrowhead, first, second, plain)] : []),
    ...(endArrowhead ? [headOf(endArrowhead, last, beforeLast, plain)] : []),
  ];
}

/** Paths of an element. Their colors were checked, and all else are numbers. */
export function pathsOf(shape: Shape): string {
  const dash = optionsOf(shape).strokeLineDash?.join(' ');
  return drawablesOf(shape)
    .flatMap((drawable) => generator.toPaths(drawable))
    .map(({ d, stroke, strokeWidth, fill = 'none' }) => {
      const dashes = dash && fill === 'none' ? ` stroke-dasharray="${dash}"` : '';
      return `<path d="${d}" stroke="${stroke}" stroke-width="${strokeWidth}" fill="${fill}" fill-rule="evenodd"${dashes}/>`;
    })
    .join('');
}
