import type { NotificationKind } from '@my-note/contract';
import { VisuallyHidden } from '@my-note/shared-kit/ui';
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

/** Tells what a notification is about, also to those who hear it. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind];
  return (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{texts.kinds[kind]}</VisuallyHidden>
    </>
  );
}
