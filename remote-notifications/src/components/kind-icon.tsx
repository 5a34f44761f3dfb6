import type { NotificationKind } from '@my-note/contract';
import { Icon, VisuallyHidden } from '@my-note/kit/ui';
import {
  Download,
  Eye,
  Import,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Sparkles,
  SquarePlay,
  TimerOff,
} from 'lucide-react';
import { texts } from '../texts.ts';

const icons: Record<NotificationKind, LucideIcon> = {
  welcome: Sparkles,
  'share-viewed': Eye,
  'share-expired': TimerOff,
  'request-status': MessageSquare,
  videos: SquarePlay,
  'import-finished': Import,
  'export-finished': Download,
  'operator-message': Megaphone,
};

/** Shows the kind of a notification, also to screen readers. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const icon = icons[kind];
  return (
    <>
      <Icon as={icon} />
      <VisuallyHidden>{texts.kinds[kind]}</VisuallyHidden>
    </>
  );
}
