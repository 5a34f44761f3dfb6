import type { Notification } from '@my-note/contract';
import { rowLook } from '@my-note/kit/lists';
import { notificationMutations } from '@my-note/kit/notifications';
import { useMutation } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Icon, IconButton } from '@my-note/kit/ui';
import { Mail, MailOpen } from 'lucide-react';
import { internalPath } from '../model/internal-path.ts';
import { texts } from '../texts.ts';
import { NotificationText, notificationTitle } from './notification-text.tsx';

const EntryLink = chakra(Link);
// As high as the row, which opens it.
const place = { flex: '1', minWidth: '0', paddingY: '3', marginY: '-3' } as const;

/** One notification: a link when it opens a page, and the button that marks it as read or unread. */
export function NotificationRow({ entry }: { entry: Notification }) {
  const { mutate } = useMutation(notificationMutations.markRead());
  const isUnread = entry.readAt === null;
  const href = internalPath(entry.href);
  const action = isUnread ? texts.markRead : texts.markUnread;
  const icon = isUnread ? MailOpen : Mail;
  const mark = (read: boolean) => mutate({ id: entry._id, read });
  const follow = () => isUnread && mark(true);
  return (
    <chakra.li borderBottomWidth="1px" borderColor="border">
      <Box css={rowLook}>
        {href === undefined ? (
          <Box {...place}>
            <NotificationText entry={entry} />
          </Box>
        ) : (
          // The middle button opens it in another tab.
          <EntryLink
            {...place}
            to={href}
            onClick={follow}
            onAuxClick={({ button }) => button === 1 && follow()}
            borderRadius="md"
          >
            <NotificationText entry={entry} />
          </EntryLink>
        )}
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          marginEnd="-2"
          aria-label={texts.markOf(action, notificationTitle(entry))}
          title={action}
          onClick={() => mark(isUnread)}
        >
          <Icon as={icon} />
        </IconButton>
      </Box>
    </chakra.li>
  );
}
