import { HStack, Text } from '@my-note/shared-kit/ui';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { SaveStatus } from '../model/save-types.ts';
import { texts } from '../texts.ts';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function describe(status: SaveStatus) {
  switch (status.kind) {
    case 'saved':
      return { Icon: Check, text: texts.save.saved(time.format(new Date(status.at))) };
    case 'waiting':
    case 'saving':
      return { Icon: LoaderCircle, text: texts.save.saving };
    case 'offline':
      return { Icon: CloudOff, text: texts.save.offline, color: 'fg.warning' };
    case 'signed-out':
      return { Icon: CloudOff, text: texts.save.signedOut, color: 'fg.warning' };
    case 'gone':
      return { Icon: CloudOff, text: texts.save.gone, color: 'fg.warning' };
    case 'conflict':
      return { Icon: TriangleAlert, text: texts.save.conflict, color: 'fg.warning' };
    case 'refused':
      return { Icon: TriangleAlert, text: texts.save.refused(status.message), color: 'fg.error' };
  }
}

/** Where the text is: with the service, on its way, or only on this device. */
export function SaveState({ status }: { status: SaveStatus }) {
  const { Icon, text, color = 'fg.muted' } = describe(status);
  return (
    <HStack role="status" gap="1.5" color={color} textStyle="sm" minWidth="0">
      <Icon size={16} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <Text as="span" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
    </HStack>
  );
}
