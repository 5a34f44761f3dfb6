import { breadcrumbs } from '@my-note/shared-kit/menu';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra } from '@my-note/shared-kit/ui';
import { hrefOf } from '../model/item-links.ts';
import { texts } from '../texts.ts';
import { useMenu } from './use-menu.ts';

/** The way from the top level down to the item. The item itself is the page's heading. */
export function Breadcrumbs({ slug }: { slug: string }) {
  const trail = breadcrumbs(useMenu(), hrefOf(slug)).filter(({ href }) => href !== hrefOf(slug));
  return (
    <Box as="nav" aria-label={texts.breadcrumbs} minHeight="6" color="fg.muted">
      <chakra.ol display="flex" flexWrap="wrap" gap="1" listStyleType="none">
        {trail.map(({ href, title }, index) => (
          <chakra.li key={href} display="flex" gap="1" minWidth="0" maxWidth="16rem">
            {index > 0 && <span aria-hidden>/</span>}
            <chakra.span dir="auto" truncate title={title} _hover={{ color: 'fg' }}>
              <Link to={href}>{title}</Link>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
