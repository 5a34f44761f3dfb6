import DOMPurify from 'dompurify';

/** What XML may not contain, and a text may: with it, the picture would be broken. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The XML of an SVG without anything that runs or leads elsewhere. */
export function sanitized(drawn: SVGSVGElement): string {
  const fragment = DOMPurify.sanitize(drawn, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'image', 'script', 'foreignobject'],
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector('svg');
  if (!svg) throw new Error('The drawing is empty');
  return new XMLSerializer().serializeToString(svg).replace(NO_XML, '');
}
