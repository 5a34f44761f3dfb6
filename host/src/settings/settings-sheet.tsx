import { CloseButton, Drawer } from '@my-note/shared-kit/overlays';
import { Stack } from '@my-note/shared-kit/ui';
import type { ShellDialogProps } from '../shell/lazy-dialog.tsx';
import { ShellDrawer } from '../shell/shell-drawer.tsx';
import { texts } from '../texts.ts';
import { useIsDesktop } from '../use-media.ts';
import { AboutLink } from './about-link.tsx';
import { AccessTokens } from './access-tokens.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { OwnNotes } from './own-notes.tsx';
import { PictureSettings } from './picture-settings.tsx';
import { PrefixSetting } from './prefix-setting.tsx';
import { Sessions } from './sessions.tsx';
import { settingsTexts } from './texts.ts';
import { YoutubeSetting } from './youtube-setting.tsx';

/** The sheet "User settings": from the side, on phones from below. */
export function SettingsSheet({ open, onClose }: ShellDialogProps) {
  const desktop = useIsDesktop();
  return (
    <ShellDrawer
      placement={desktop ? 'end' : 'bottom'}
      size={desktop ? 'sm' : 'xs'}
      open={open}
      onClose={onClose}
    >
      <Drawer.Content
        maxHeight="100dvh"
        paddingBottom="env(safe-area-inset-bottom)"
        borderTopRadius={desktop ? undefined : 'xl'}
      >
        <Drawer.Header>
          <Drawer.Title>{settingsTexts.title}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body paddingBottom="10">
          <Stack gap="8">
            <YoutubeSetting />
            <PrefixSetting />
            <DeviceSettings />
            <NotificationSettings />
            <PictureSettings />
            <OwnNotes onGo={onClose} />
            <AccessTokens />
            <Sessions />
            <AboutLink onGo={onClose} />
          </Stack>
        </Drawer.Body>
        <Drawer.CloseTrigger asChild>
          <CloseButton size="sm" color="fg.muted" aria-label={texts.close} />
        </Drawer.CloseTrigger>
      </Drawer.Content>
    </ShellDrawer>
  );
}
