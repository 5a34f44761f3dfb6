import type { Sharing } from '@my-note/shared-kit/contract';
import { Link } from '@my-note/shared-kit/router';
import { Box, Button, chakra, RelativeDate, Text } from '@my-note/shared-kit/ui';
import { texts } from '../texts.ts';

interface SharingRowProps {
  share: Sharing[number];
  onSettings: () => void;
}

/** One share: what it is, who came, until when it works. */
export function SharingRow({ share, onSettings }: SharingRowProps) {
  const title = share.note.title || texts.untitled;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      paddingY="3"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box minWidth="0">
        <Link to={share.suspended ? '/i/trash' : `/${share.note.slug}`}>
          <Text fontWeight="600" truncate title={title}>
            {title}
          </Text>
        </Link>
        <Text fontSize="sm" color="fg.muted">
          {share.suspended && `${texts.sharing.suspended} · `}
          {texts.share.views(share.views)}
          {share.expiresAt !== null && (
            <>
              {' · '}
              {texts.share.expires} <RelativeDate value={share.expiresAt} />
            </>
          )}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-label={texts.sharing.settingsOf(title)}
        onClick={onSettings}
      >
        {texts.sharing.settings}
      </Button>
    </chakra.li>
  );
}
