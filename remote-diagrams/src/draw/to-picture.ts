import DOMPurify from 'dompurify';

/** A drawn diagram as a picture: no style, link or script of it reaches the page. */
export interface Picture {
  /** The SVG as XML. */
  svg: string;
  width: number;
  height: number;
  /** What the writer says that it shows; empty without a word. */
  alt: string;
}

/** Makes a picture of the SVG that Mermaid wrote; null when there is none in it. */
export function toPicture(markup: string): Picture | null {
  const fragment = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'image', 'script', 'foreignobject'],
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector('svg');
  const [, , width, height] = (svg?.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!svg || !width || !height) return null;
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  svg.removeAttribute('style');
  const described = [...svg.querySelectorAll(':scope > title, :scope > desc')];
  return {
    svg: new XMLSerializer().serializeToString(svg),
    width: Math.ceil(width),
    height: Math.ceil(height),
    alt: described.map(({ textContent }) => textContent).join('. '),
  };
}
