import { links } from '@my-note/contract';

/** The parent's page, or home. */
export const parentHref = (slug: string): string => {
  const end = slug.lastIndexOf('/');
  return end < 0 ? links.home() : links.item(slug.slice(0, end));
};
