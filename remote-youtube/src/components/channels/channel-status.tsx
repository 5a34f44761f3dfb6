import type { Channel } from '@my-note/contract/youtube';
import { RelativeDate, Text } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';

const { statuses } = texts.channels;

/** Why a channel's list is not up to date; nothing while it is. */
export function ChannelStatus({ status: { kind, since, reason } }: Pick<Channel, 'status'>) {
  if (kind === 'fresh') return null;
  if (kind === 'waiting')
    return (
      <Text {...styles}>
        {statuses.waiting}
        {reason && `: ${reason}`}
      </Text>
    );
  return (
    <Text {...styles} color={kind === 'failing' ? 'fg.error' : 'fg.muted'}>
      {since ? (
        <>
          {statuses[kind]} <RelativeDate value={since} />
        </>
      ) : (
        statuses.never
      )}
      {reason && `: ${reason}`}
    </Text>
  );
}

const styles = { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' } as const;
