import { HStack, Icon, Text } from '@my-note/shared-kit/ui';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { SaveStatus } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { useTickingClock } from './use-ticking-clock.ts';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Statuses whose message promises that the text is on this device. */
const KEPT_LOCALLY: ReadonlySet<SaveStatus['kind']> = new Set([
  'offline',
  'signed-out',
  'gone',
  'refused',
  'conflict',
]);
const MINUTE = 60_000;

function offlineText(
  { since, blocked, full }: Extract<SaveStatus, { kind: 'offline' }>,
  now: number,
): string {
  if (full) return texts.save.diskFull;
  if (blocked !== undefined) return texts.save.blocked(blocked);
  const minutes = Math.floor((now - since) / MINUTE);
  return minutes > 0 ? texts.save.offlineFor(minutes) : texts.save.offline;
}

function describe(status: SaveStatus, kept: boolean, now: number) {
  if (!kept && KEPT_LOCALLY.has(status.kind)) {
    return { icon: TriangleAlert, text: texts.save.notKept, color: 'fg.error' };
  }
  switch (status.kind) {
    case 'saved':
      return { icon: Check, text: texts.save.saved(time.format(new Date(status.at))) };
    case 'waiting':
    case 'saving':
      return { icon: LoaderCircle, text: texts.save.saving };
    case 'offline':
      return { icon: CloudOff, text: offlineText(status, now), color: 'fg.warning' };
    case 'signed-out':
      return { icon: CloudOff, text: texts.save.signedOut, color: 'fg.warning' };
    case 'gone':
      return { icon: CloudOff, text: texts.save.gone, color: 'fg.warning' };
    case 'conflict':
      return { icon: TriangleAlert, text: texts.save.conflict, color: 'fg.warning' };
    case 'refused':
      return { icon: TriangleAlert, text: texts.save.refused(status.message), color: 'fg.error' };
  }
}

interface SaveStatusLabelProps {
  status: SaveStatus;
  /** False when this device refuses to store unsaved text. */
  kept: boolean;
}

/** Shows where the text is: saved, being saved, on this device only, or on this page only. */
export function SaveStatusLabel({ status, kept }: SaveStatusLabelProps) {
  const now = useTickingClock(status.kind === 'offline');
  const { icon, text, color = 'fg.muted' } = describe(status, kept, now);
  return (
    <HStack role="status" gap="1.5" color={color} textStyle="sm" minWidth="0">
      <Icon as={icon} style={{ flexShrink: 0 }} />
      <Text as="span" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
    </HStack>
  );
}
