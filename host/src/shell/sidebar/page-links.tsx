import { links } from '@my-note/contract';
import { NavLink } from '@my-note/shared-kit/router';
import { Box, chakra, Icon, Stack, touchTarget } from '@my-note/shared-kit/ui';
import { type LucideIcon, MessageSquareText, Share2, Trash2, TvMinimalPlay } from 'lucide-react';
import { useSwitch } from '../../platform/session/use-settings.ts';
import { texts } from '../../platform/texts.ts';
import { addedLinks } from './added-links.ts';

const Row = chakra(NavLink);

interface PageLinkProps {
  to: string;
  label: string;
  icon: LucideIcon;
  onGo?: (() => void) | undefined;
}

export const PageLink = ({ to, label, icon, onGo }: PageLinkProps) => (
  <Row
    to={to}
    onClick={onGo}
    display="flex"
    alignItems="center"
    gap="2.5"
    height="row"
    css={touchTarget}
    paddingX="2.5"
    borderRadius="md"
    color="fg.muted"
    _hover={{ bg: 'bg.muted', color: 'fg' }}
    _currentPage={{ color: 'accent.fg', fontWeight: '600', bg: 'accent.subtle' }}
  >
    <Icon as={icon} />
    <Box as="span" truncate>
      {label}
    </Box>
  </Row>
);

/** The product's own pages below the tree, and those that further remotes bring. */
export function PageLinks({ onGo }: { onGo?: () => void }) {
  const youtube = useSwitch('USE_YOUTUBE_READER');
  const { Links } = addedLinks;
  const shown = [
    { to: links.sharing(), label: texts.sharing, icon: Share2 },
    ...(youtube ? [{ to: links.youtube(), label: texts.youtube, icon: TvMinimalPlay }] : []),
    { to: links.trash(), label: texts.trash, icon: Trash2 },
    { to: links.requests(), label: texts.requests, icon: MessageSquareText },
  ];
  return (
    <Stack as="nav" aria-label={texts.menu} gap="0" padding="2" borderTopWidth="1px" borderColor="border">
      {shown.map((link) => (
        <PageLink key={link.to} {...link} onGo={onGo} />
      ))}
      {Links && <Links onGo={onGo} />}
    </Stack>
  );
}
