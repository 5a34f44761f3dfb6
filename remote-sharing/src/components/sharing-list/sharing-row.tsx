import { links, type Sharing } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import {
  chakra,
  Flex,
  Icon,
  ItemIcon,
  noCallout,
  RelativeDate,
  Text,
  useLongPress,
  useMedia,
} from '@my-note/kit/ui';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shareState } from '../../model/share-state.ts';
import { texts } from '../../texts.ts';
import { Views } from '../views.tsx';
import { SharingActions } from './sharing-actions.tsx';

/** Columns that a narrow screen shows below the title. */
export const WIDE_ONLY = { base: 'none', lg: 'table-cell' };

const beyond = { content: '""', position: 'absolute', insetBlock: '0', width: '3', bg: 'bg.subtle' };
/** The wash of other lists, which a row of a table draws in its cells and beside them. */
const wash = {
  '@media (hover: hover)': {
    '&:hover td': { bg: 'bg.subtle', position: 'relative' },
    '&:hover td:first-of-type::before': { ...beyond, insetInlineEnd: '100%', borderStartRadius: 'md' },
    '&:hover td:last-of-type::after': { ...beyond, insetInlineStart: '100%', borderEndRadius: 'md' },
  },
};

interface SharingRowProps {
  share: Sharing[number];
  onSettings: () => void;
  onRemove: () => void;
}

const Cell = ({ end = false, children }: { end?: boolean; children: ReactNode }) => (
  <chakra.td
    display={WIDE_ONLY}
    textStyle="sm"
    color="fg.muted"
    whiteSpace="nowrap"
    textAlign={end ? 'end' : 'start'}
    paddingY="3"
    paddingEnd="4"
  >
    {children}
  </chakra.td>
);

function included({ note, includeChildren }: Sharing[number]): string {
  if (note.type === 'category') return texts.sharing.category;
  return includeChildren ? texts.sharing.withSubNotes : texts.sharing.noteOnly;
}

/** One share with its contents, expiry, views and actions. */
export function SharingRow({ share, onSettings, onRemove }: SharingRowProps) {
  const { note, expiresAt, lastViewedAt, views } = share;
  const title = note.title || texts.untitled;
  const state = shareState(share, Date.now());
  const narrow = !useMedia('(min-width: 30rem)');
  const [menuOpen, setMenuOpen] = useState(false);
  // Elsewhere the row has no menu.
  const press = useLongPress(() => setMenuOpen(narrow && state === 'open'));
  const until =
    state === 'expired' || expiresAt === null ? (
      texts.sharing[state === 'expired' ? 'expired' : 'never']
    ) : (
      <RelativeDate value={expiresAt} />
    );
  return (
    <chakra.tr borderBottomWidth="1px" borderColor="border" verticalAlign="middle" css={wash} {...press}>
      <chakra.td paddingY="3" paddingEnd="4" css={noCallout}>
        <Flex gap="2" align="center" minWidth="0">
          <ItemIcon item={note} size={16} />
          <Link to={state === 'suspended' ? links.trash() : links.item(note.slug)} style={{ minWidth: 0 }}>
            <Text dir="auto" fontWeight="600" truncate title={title}>
              {title}
            </Text>
          </Link>
          {share.hasPassword && (
            <chakra.span color="fg.muted" flexShrink={0} title={texts.share.hasPassword}>
              <Icon as={LockKeyhole} size={14} label={texts.share.hasPassword} />
            </chakra.span>
          )}
        </Flex>
        {state !== 'open' && (
          <Text textStyle="sm" color="fg.warning">
            {texts.sharing[state]}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted" hideFrom="lg">
          {included(share)} · <RelativeDate value={share.createdAt} text={texts.sharing.createdWhen} />
          <br />
          <Views share={share} />
          {state === 'open' && expiresAt !== null && (
            <>
              {' · '}
              <RelativeDate value={expiresAt} text={texts.share.expiresWhen} />
            </>
          )}
        </Text>
      </chakra.td>
      <Cell>{included(share)}</Cell>
      <Cell>
        <RelativeDate value={share.createdAt} />
      </Cell>
      <Cell>{until}</Cell>
      <Cell end>{views}</Cell>
      <Cell>{lastViewedAt === null ? texts.sharing.neverOpened : <RelativeDate value={lastViewedAt} />}</Cell>
      <chakra.td paddingY="2">
        <SharingActions
          share={share}
          title={title}
          works={state === 'open'}
          narrow={narrow}
          menuOpen={menuOpen}
          onMenuOpen={setMenuOpen}
          onSettings={onSettings}
          onRemove={onRemove}
        />
      </chakra.td>
    </chakra.tr>
  );
}
