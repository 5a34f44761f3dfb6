import { readScene, type Scene, type SceneElement } from './scene.parser.ts';
import { pathsOf } from './shapes.rules.ts';

const PADDING = 10;
/** Fonts by Excalidraw's numbers; by hand, where none of these is named. */
const FONTS: Record<number, string> = {
  2: 'Helvetica, Arial, sans-serif',
  3: 'ui-monospace, Menlo, Consolas, monospace',
  6: 'Nunito, system-ui, sans-serif',
  8: 'ui-monospace, Menlo, Consolas, monospace',
};
const BY_HAND = "Excalifont, Virgil, 'Segoe Print', 'Bradley Hand', 'Comic Sans MS', cursive";
/** Of the height of a letter above the line that it stands on. */
const ABOVE_LINE = 0.8;
const ANCHORS = { left: 'start', center: 'middle', right: 'end' };
// Characters that XML may not contain.
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string) =>
  text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

type Text = Extract<SceneElement, { type: 'text' }>;

function textOf({ text, fontSize, fontFamily, textAlign, lineHeight, width, strokeColor }: Text): string {
  const x = { left: 0, center: width / 2, right: width }[textAlign];
  const high = fontSize * lineHeight;
  const lines = text.split(/\r?\n/).map((line, n) => {
    const y = n * high + (high - fontSize) / 2 + fontSize * ABOVE_LINE;
    return `<tspan x="${x}" y="${y}">${escapeXml(line)}</tspan>`;
  });
  const font = escapeXml(FONTS[fontFamily] ?? BY_HAND);
  return `<text font-family="${font}" font-size="${fontSize}" fill="${strokeColor}" text-anchor="${ANCHORS[textAlign]}" style="white-space:pre">${lines.join('')}</text>`;
}

function contentOf(one: SceneElement): string {
  if (one.type === 'text') return textOf(one);
  if (one.type !== 'frame') return pathsOf(one);
  const name = escapeXml(one.name ?? 'Frame');
  return `<rect width="${one.width}" height="${one.height}" rx="8" fill="none" stroke="#bbb" stroke-width="2"/><text y="-6" font-family="sans-serif" font-size="14" fill="#999">${name}</text>`;
}

/** The corners between which an element is, without its turn. */
function cornersOf(one: SceneElement) {
  const points = 'points' in one ? one.points : [[0, 0] as const, [one.width, one.height] as const];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b));
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** The room of all elements, turned ones with the circle around them. */
function roomOf({ elements }: Scene) {
  const rooms = elements.map((one) => {
    const { left, top, right, bottom } = cornersOf(one);
    const [middleX, middleY] = [one.x + (left + right) / 2, one.y + (top + bottom) / 2];
    const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
    const far = Math.hypot(halfX, halfY);
    const [x, y] = one.angle === 0 ? [halfX, halfY] : [far, far];
    return [middleX - x, middleY - y, middleX + x, middleY + y] as const;
  });
  return rooms.reduce(([a, b, c, d], [e, f, g, h]) => [
    Math.min(a, e),
    Math.min(b, f),
    Math.max(c, g),
    Math.max(d, h),
  ]);
}

/** A drawing as an SVG with its size and its words; undefined for a source that is none. */
export function drawingOf(
  source: string,
): { svg: string; width: number; height: number; words: string } | undefined {
  const scene = readScene(source);
  if (!scene) return undefined;
  const [left, top, right, bottom] = roomOf(scene);
  const [width, height] = [Math.ceil(right - left) + 2 * PADDING, Math.ceil(bottom - top) + 2 * PADDING];
  const drawn = scene.elements.map((one) => {
    const { left: ownLeft, top: ownTop, right: ownRight, bottom: ownBottom } = cornersOf(one);
    const turn =
      one.angle === 0
        ? ''
        : ` rotate(${(one.angle * 180) / Math.PI} ${(ownLeft + ownRight) / 2} ${(ownTop + ownBottom) / 2})`;
    const clear = one.opacity === 100 ? '' : ` opacity="${one.opacity / 100}"`;
    const place = `translate(${one.x - left + PADDING} ${one.y - top + PADDING})${turn}`;
    return `<g transform="${place}"${clear} stroke-linecap="round">${contentOf(one)}</g>`;
  });
  const words = scene.elements.flatMap((one) => (one.type === 'text' ? [one.text.trim()] : [])).join('. ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${scene.background}"/>${drawn.join('')}</svg>`;
  return { svg, width, height, words };
}
