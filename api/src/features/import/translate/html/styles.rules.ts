import type { Element } from 'hast';

/** The declarations of an element's style, by property. */
export function styleOf({ properties }: Element): Map<string, string> {
  const style = typeof properties.style === 'string' ? properties.style : '';
  return new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]];
    }),
  );
}

const INLINE = new Set(['span', 'font', 'a', 'td', 'th']);
const NOT_A_COLOR =
  /^(?:|inherit|initial|transparent|none|auto|black|#0{3}|#0{6}|rgba?\(0, ?0, ?0(?:, ?[\d.]+)?\))$/i;

/** The marks that a style stands for, the innermost first. */
export function marksOf(element: Element): string[] {
  if (!INLINE.has(element.tagName)) return [];
  const style = styleOf(element);
  const weight = style.get('font-weight') ?? '';
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const marks: [is: boolean, tagName: string][] = [
    [/^bold|^[7-9]00$/.test(weight), 'strong'],
    [style.get('font-style') === 'italic', 'em'],
    [decoration.includes('line-through'), 'del'],
    [decoration.includes('underline') && element.tagName !== 'a', 'u'],
    [style.get('-evernote-highlight') === 'true' || style.has('--en-highlight'), 'mark'],
  ];
  return marks.filter(([is]) => is).map(([, tagName]) => tagName);
}

/** Whether an element has a color of its own, which is no highlight. */
export function isColored(element: Element): boolean {
  const { properties } = element;
  if (element.tagName === 'font' && !NOT_A_COLOR.test(String(properties.color ?? ''))) return true;
  if (properties.style === undefined) return false;
  const style = styleOf(element);
  const isHighlight = style.get('-evernote-highlight') === 'true' || style.has('--en-highlight');
  const colors = [style.get('color'), isHighlight ? '' : (style.get('background-color') ?? '')];
  return colors.some((color) => color !== undefined && !NOT_A_COLOR.test(color));
}
