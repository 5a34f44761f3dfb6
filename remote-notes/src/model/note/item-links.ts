/** The parent's page, or home. */
export const parentHref = (slug: string): string => {
  const end = slug.lastIndexOf('/');
  return end < 0 ? '/' : `/${slug.slice(0, end)}`;
};

export const itemHref = (slug: string): string => `/${slug}`;
