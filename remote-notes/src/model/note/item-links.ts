/** The page above an item: its parent's, or home. */
export const parentHref = (slug: string): string => {
  const end = slug.lastIndexOf('/');
  return end < 0 ? '/' : `/${slug.slice(0, end)}`;
};

/** The item's address. */
export const itemHref = (slug: string): string => `/${slug}`;
