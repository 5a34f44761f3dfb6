import { categoryTitleSchema, LIMITS } from '@my-note/contract';
import { marked } from 'marked';
import { comparableTitle, firstFreeTitle } from '../../../items/index.ts';
import { excerptOf, firstFreeSegment, joinSlug, slugify } from '../../../items/text.ts';

const HEADING_READ = 4_000;

/** The wanted title as a valid title of a category. */
function categoryTitle(wanted: string): string {
  const allowed = categoryTitleSchema.safeParse(wanted);
  if (allowed.success) return allowed.data;
  const plain = wanted.replace(/[^\p{L}\p{M}\p{N}\s&-]+/gu, ' ').replace(/\s+/g, ' ');
  return plain.trim().slice(0, LIMITS.titleLength) || 'Folder';
}

export function headingOf(text: string): string | undefined {
  const tokens = marked.lexer(text.slice(0, HEADING_READ));
  const heading = tokens.find((token) => token.type === 'heading');
  return heading && 'text' in heading ? excerptOf(heading.text) || undefined : undefined;
}

/** Gives slugs and titles that are free among the siblings of an import. */
export function createNames() {
  const children = new Map<string, ReturnType<typeof noNames>>();
  const under = (parentSlug: string | undefined) => {
    const key = parentSlug ?? '';
    const known = children.get(key) ?? noNames();
    children.set(key, known);
    return known;
  };
  return {
    slug(parentSlug: string | undefined, wanted: string) {
      const { taken, tried } = under(parentSlug).segments;
      const atTop = parentSlug === undefined;
      const segment = firstFreeSegment(slugify(wanted), atTop, (candidate) => taken.has(candidate), tried);
      taken.add(segment);
      return joinSlug(parentSlug, segment);
    },
    title(parentSlug: string | undefined, wanted: string) {
      const { taken, tried } = under(parentSlug).titles;
      const title = firstFreeTitle(categoryTitle(wanted), (candidate) => taken.has(candidate), tried);
      taken.add(comparableTitle(title));
      return title;
    },
  };
}

const noNames = () => ({
  segments: { taken: new Set<string>(), tried: new Map<string, number>() },
  titles: { taken: new Set<string>(), tried: new Map<string, number>() },
});
