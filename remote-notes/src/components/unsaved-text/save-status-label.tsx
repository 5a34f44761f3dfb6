import { dateFormat } from '@my-note/contract/language';
import { HStack, Icon, Text } from '@my-note/kit/ui';
import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SaveStatus } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';

const time = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Statuses whose message promises that the text is on this device. */
const KEPT_LOCALLY: ReadonlySet<SaveStatus['kind']> = new Set([
  'offline',
  'signed-out',
  'gone',
  'refused',
  'conflict',
]);
const MINUTE_MS = 60_000;
const UPDATE_MS = 5_000;

function offlineText(
  { since, blocked, full }: Extract<SaveStatus, { kind: 'offline' }>,
  now: number,
): string {
  if (full) return texts.save.diskFull;
  if (blocked !== undefined) return texts.save.blocked(blocked);
  const minutes = Math.floor((now - since) / MINUTE_MS);
  return minutes > 0 ? texts.save.offlineFor(minutes) : texts.save.offline;
}

const label = (icon: LucideIcon, text: string, color = 'fg.warning') => ({ icon, text, color });

function describe(status: SaveStatus, kept: boolean, now: number): ReturnType<typeof label> {
  const { save } = texts;
  if (!kept && KEPT_LOCALLY.has(status.kind)) return label(TriangleAlert, save.notKept, 'fg.error');
  switch (status.kind) {
    case 'saved':
      return label(Check, save.saved(time(new Date(status.at))), 'fg.muted');
    case 'waiting':
    case 'saving':
      return label(LoaderCircle, save.saving, 'fg.muted');
    case 'offline':
      return label(CloudOff, offlineText(status, now));
    case 'signed-out':
      return label(CloudOff, save.signedOut);
    case 'gone':
      return label(CloudOff, save.gone);
    case 'conflict':
      return label(TriangleAlert, save.conflict);
    case 'refused':
      return label(TriangleAlert, status.locked ? save.locked : save.refused(status.message), 'fg.error');
  }
}

interface SaveStatusLabelProps {
  status: SaveStatus;
  /** False when this device refuses to store unsaved text. */
  kept: boolean;
}

/** Shows where the text is: saved, being saved, on this device only, or on this page only. */
export function SaveStatusLabel({ status, kept }: SaveStatusLabelProps) {
  const [now, setNow] = useState(Date.now);
  const isOffline = status.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), UPDATE_MS);
    return () => clearInterval(timer);
  }, [isOffline]);
  const { icon, text, color } = describe(status, kept, now);
  return (
    <HStack role="status" gap="1.5" color={color} textStyle="sm" minWidth="0">
      <Icon as={icon} style={{ flexShrink: 0 }} />
      <Text as="span" fontVariantNumeric="tabular-nums" lineClamp={2} title={text}>
        {text}
      </Text>
    </HStack>
  );
}
