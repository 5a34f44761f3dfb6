import type { PageFacts } from '../../features/shares/view/shared-page.usecases.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escaped(content)}">`;

/** The host's index with the facts of a page in its head; no search engine indexes it. */
export function withFacts(html: string, facts: PageFacts | undefined): string {
  const head = [meta('name', 'robots', 'noindex')];
  if (!facts) return html.replace('</head>', () => `${head.join('')}</head>`);
  const { title, description } = facts;
  head.push(
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'My Note'),
  );
  return html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${head.join('')}</head>`);
}
