import type { Notification } from '@my-note/contract';
import { ExtensionSlot, useExtensions } from '@my-note/kit/federation';
import { Box, Flex, RelativeDate, Text, VisuallyHidden } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { KindIcon } from './kind-icon.tsx';

/** A notification's title, or a placeholder. */
export const notificationTitle = ({ title }: Pick<Notification, 'title'>): string => title || texts.untitled;

const PlainBody = ({ entry, isUnread }: { entry: Notification; isUnread: boolean }) => (
  <>
    <Text dir="auto" width="fit-content" fontWeight={isUnread ? '650' : undefined}>
      {notificationTitle(entry)}
    </Text>
    {entry.description && (
      <Text dir="auto" width="fit-content" color="fg.muted" whiteSpace="pre-wrap">
        {entry.description}
      </Text>
    )}
  </>
);

/** Title and description; a remote may draw those of a kind (docs/kit/extension-points.md). */
function NotificationBody({ entry, plain }: { entry: Notification; plain: ReactNode }) {
  const [renderer] = useExtensions(`notification/${entry.kind}`);
  return renderer ? (
    <ExtensionSlot extension={renderer} props={{ notification: entry }} fallback={plain} />
  ) : (
    plain
  );
}

/** A notification's kind, unread mark, title, description, and time. */
export const NotificationText = ({ entry }: { entry: Notification }) => {
  const isUnread = entry.readAt === null;
  return (
    <Flex gap="3" minWidth="0">
      <Flex gap="2" align="center" height="1.5em" flexShrink={0} color={isUnread ? 'fg.accent' : 'fg.muted'}>
        <Box boxSize="2" borderRadius="full" bg={isUnread ? 'accent.solid' : undefined}>
          {isUnread && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
        </Box>
        <KindIcon kind={entry.kind} />
      </Flex>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <NotificationBody entry={entry} plain={<PlainBody entry={entry} isUnread={isUnread} />} />
        <Text textStyle="sm" color="fg.muted">
          <RelativeDate value={entry.createdAt} />
        </Text>
      </Box>
    </Flex>
  );
};
