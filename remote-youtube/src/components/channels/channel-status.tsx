import type { Channel } from '@my-note/contract/youtube';
import { RelativeDate, Text } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';

const { statuses } = texts.channels;

/** Why a channel's list is not up to date; nothing while it is. */
export function ChannelStatus({ status: { kind, since, reason } }: Pick<Channel, 'status'>) {
  if (kind === 'fresh') return null;
  const withReason = (status: string) => (reason ? statuses.because(status, reason) : status);
  if (kind === 'waiting') return <Text {...styles}>{withReason(statuses.waiting)}</Text>;
  const isFailing = kind === 'failing';
  const text = isFailing ? statuses.failingSince : statuses.staleSince;
  return (
    <Text {...styles} color={isFailing ? 'fg.error' : 'fg.muted'}>
      {since ? (
        <RelativeDate value={since} text={(when) => withReason(text(when))} />
      ) : (
        withReason(statuses.never)
      )}
    </Text>
  );
}

const styles = { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' } as const;
