import { links } from '@my-note/contract';
import { Link, useLocation } from '@my-note/kit/router';
import { chakra, Icon } from '@my-note/kit/ui';
import { House, Menu, Plus, Search } from 'lucide-react';
import { useCreate } from '../../platform/commands/create-context.ts';
import { shellDialogs } from '../../platform/dialogs/shell-dialogs.ts';
import { texts } from '../../platform/texts.ts';

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    zIndex: 'docked',
    bottom: '0',
    insetInline: '0',
    display: 'flex',
    paddingBottom: 'env(safe-area-inset-bottom)',
    // The sides of the screen, whichever way one reads.
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const target = {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    height: '3.25rem',
    color: 'fg.muted',
    fontSize: 'xs',
    cursor: 'pointer',
    '&[aria-current=page]': { color: 'accent.fg' },
  },
} as const;
const BarLink = chakra(Link, target);
const BarButton = chakra('button', target);

/** The way around on phones, under the thumb. */
export function BottomBar() {
  const add = useCreate();
  const { pathname } = useLocation();
  return (
    <Bar aria-label={texts.quickAccess}>
      <BarLink to={links.home()} aria-current={pathname === links.home() ? 'page' : undefined}>
        <Icon as={House} size={20} />
        {texts.home}
      </BarLink>
      <BarButton type="button" onClick={() => shellDialogs.open('search')}>
        <Icon as={Search} size={20} />
        {texts.search}
      </BarButton>
      <BarButton type="button" onClick={() => add('notes/new-note')}>
        <Icon as={Plus} size={20} />
        {texts.newShort}
      </BarButton>
      <BarButton type="button" onClick={() => shellDialogs.open('menu')}>
        <Icon as={Menu} size={20} />
        {texts.menu}
      </BarButton>
    </Bar>
  );
}
