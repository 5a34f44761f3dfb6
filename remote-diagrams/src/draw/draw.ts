import mermaid, { type MermaidConfig } from 'mermaid';
import { type Picture, toPicture } from './to-picture.ts';
import { takeHtmlAsElements } from './trusted-html.ts';

type Theme = 'light' | 'dark';

const base: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  htmlLabels: false,
  suppressErrorRendering: true,
  logLevel: 'fatal',
  // A picture has no fonts of the page, and text is measured with what it is drawn with.
  fontFamily: 'system-ui, sans-serif',
  // What a diagram must not change about itself with `%%{init}%%`.
  secure: [
    'secure',
    'securityLevel',
    'startOnLoad',
    'maxTextSize',
    'maxEdges',
    'suppressErrorRendering',
    'htmlLabels',
    'logLevel',
    'themeCSS',
    'fontFamily',
    'altFontFamily',
  ],
};

let [count, last] = [0, Promise.resolve<unknown>(null)];
takeHtmlAsElements();

async function drawNow(source: string, theme: Theme): Promise<Picture> {
  mermaid.initialize({ ...base, theme: theme === 'dark' ? 'dark' : 'default' });
  count += 1;
  // Formulas would be HTML, which this page takes from nobody: they stay text.
  const { svg } = await mermaid.render(`mermaid-${count}`, source.replaceAll('$$', '$\u200b$'));
  const picture = toPicture(svg);
  if (!picture) throw new Error('The diagram is empty');
  return picture;
}

/** Draws one diagram after the other: Mermaid has one configuration for all. Rejects when the source is wrong. */
export function draw(source: string, theme: Theme): Promise<Picture> {
  const drawn = last.then(() => drawNow(source, theme));
  last = drawn.catch(() => null);
  return drawn;
}
