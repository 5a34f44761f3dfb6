import { CloseButton, Drawer } from '@my-note/kit/overlays';
import { Stack } from '@my-note/kit/ui';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { SideDrawer } from '../../platform/dialogs/side-drawer.tsx';
import { useIsDesktop } from '../../platform/ui/use-media.ts';
import { AccessTokens } from './account/access-tokens.tsx';
import { AccountLink } from './account/account-link.tsx';
import { AppearanceSettings } from './appearance/appearance-settings.tsx';
import { AboutLink } from './sections/about-link.tsx';
import { ConfigSwitch } from './sections/config-switch.tsx';
import { DeviceSettings } from './sections/device-settings.tsx';
import { NotificationSettings } from './sections/notification-settings.tsx';
import { OptionalRemotes } from './sections/optional-remotes.tsx';
import { OwnNotes } from './sections/own-notes.tsx';
import { PictureSettings } from './sections/picture-settings.tsx';
import { PrefixSetting } from './sections/prefix-setting.tsx';
import { RemoteSections } from './sections/remote-sections.tsx';
import { settingsTexts } from './texts.ts';

/** The sheet "User settings": on the side, on phones at the bottom. */
export function SettingsSheet({ open, onClose }: ShellDialogProps) {
  const desktop = useIsDesktop();
  return (
    <SideDrawer
      name="settings"
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
            <ConfigSwitch
              setting="USE_YOUTUBE_READER"
              label={settingsTexts.youtube}
              hint={settingsTexts.youtubeHint}
            />
            <OptionalRemotes />
            <PrefixSetting />
            <DeviceSettings />
            <AppearanceSettings />
            <NotificationSettings />
            <PictureSettings />
            <ConfigSwitch
              setting="keepPictureData"
              label={settingsTexts.pictureData}
              hint={settingsTexts.pictureDataHint}
            />
            <RemoteSections />
            <OwnNotes onGo={onClose} />
            <AccountLink onGo={onClose} />
            <AccessTokens />
            <AboutLink onGo={onClose} />
          </Stack>
        </Drawer.Body>
        <Drawer.CloseTrigger asChild>
          <CloseButton />
        </Drawer.CloseTrigger>
      </Drawer.Content>
    </SideDrawer>
  );
}
