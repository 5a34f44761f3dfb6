import { links } from '@my-note/contract';
import { breadcrumbs, type MenuEntry } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Icon, IconButton } from '@my-note/kit/ui';
import { Ellipsis } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { texts } from '../../texts.ts';
import { loadLevelsMenu } from './menus/lazy-menus.ts';
import { useLazyMenu } from './menus/use-lazy-menu.ts';
import { type Fold, useFold } from './use-fold.ts';
import { useMenuTree } from './use-menu-tree.ts';

/** Above this, a title is cut even where there is room. */
const widest = '16rem';

const level = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  flex: '0 1 auto',
  minWidth: '0',
  maxWidth: widest,
} as const;

/** As wide as all levels want to be. */
const copy = {
  position: 'absolute',
  visibility: 'hidden',
  display: 'flex',
  gap: '1',
  width: 'max-content',
  height: '0',
  overflow: 'hidden',
  '& > span': { display: 'block', maxWidth: widest, overflow: 'hidden', whiteSpace: 'nowrap' },
  '& > span::before': { content: 'attr(data-title)' },
  '& > span:not(:first-of-type)::before': { content: '"/ " attr(data-title)' },
} as const;

const Crumb = ({ entry }: { entry: MenuEntry }) => (
  <chakra.span dir="auto" truncate title={entry.title} _hover={{ color: 'fg' }}>
    <Link to={entry.href}>{entry.title}</Link>
  </chakra.span>
);

function HiddenLevels({ entries }: { entries: readonly MenuEntry[] }) {
  const { Menu, button } = useLazyMenu(loadLevelsMenu);
  const more = (
    <IconButton
      size="2xs"
      variant="ghost"
      colorPalette="gray"
      color="fg.muted"
      aria-label={texts.moreLevels(entries.length)}
      title={texts.moreLevels(entries.length)}
      {...button}
    >
      <Icon as={Ellipsis} />
    </IconButton>
  );
  return Menu ? <Menu entries={entries}>{more}</Menu> : more;
}

const shownOf = (trail: readonly MenuEntry[], fold: Fold): readonly MenuEntry[] => {
  const [first, last] = [trail[0], trail.at(-1)];
  if (fold === 'all' || !first || !last) return trail;
  if (fold === 'none') return [];
  return fold === 'last' ? [last] : [first, last];
};

/** The item's ancestors from the top level down, on one line; levels without room are in a menu. */
export function Breadcrumbs({ slug }: { slug: string }) {
  const trail = breadcrumbs(useMenuTree(), links.item(slug)).filter(({ href }) => href !== links.item(slug));
  const box = useRef<HTMLDivElement>(null);
  const uncut = useRef<HTMLDivElement>(null);
  const fold = useFold(box, uncut, trail.length);
  const shown = shownOf(trail, fold);
  const hidden = trail.filter((entry) => !shown.includes(entry));
  const menu = hidden.length > 0 && (
    <chakra.li key="more" css={level} flex="none">
      {fold === 'ends' && <span aria-hidden>/</span>}
      <HiddenLevels entries={hidden} />
    </chakra.li>
  );
  return (
    <Box
      ref={box}
      as="nav"
      aria-label={texts.breadcrumbs}
      position="relative"
      flex="1"
      width="full"
      minWidth="0"
      minHeight="6"
      color="fg.muted"
    >
      {/* As CSS content: a title that is not seen must not be found. */}
      <Box ref={uncut} aria-hidden css={copy}>
        {trail.map(({ href, title }) => (
          <span key={href} data-title={title} />
        ))}
      </Box>
      <chakra.ol display="flex" alignItems="center" gap="1" listStyleType="none" minHeight="6">
        {fold !== 'ends' && menu}
        {shown.map((entry, index) => (
          <Fragment key={entry.href}>
            {index > 0 && menu}
            <chakra.li css={level}>
              {(index > 0 || fold === 'last') && <span aria-hidden>/</span>}
              <Crumb entry={entry} />
            </chakra.li>
          </Fragment>
        ))}
      </chakra.ol>
    </Box>
  );
}
