import { CloseButton, Drawer, Switch } from '@my-note/shared-kit/overlays';
import { configMutations } from '@my-note/shared-kit/queries';
import { useMutation } from '@my-note/shared-kit/query';
import { Stack, Text } from '@my-note/shared-kit/ui';
import { useSwitch } from '../session/use-settings.ts';
import { texts } from '../texts.ts';
import { useIsDesktop } from '../use-media.ts';
import type { ShellDialogProps } from './lazy-dialog.tsx';
import { PrefixSetting } from './prefix-setting.tsx';
import { ShellDrawer } from './shell-drawer.tsx';

function YoutubeSetting() {
  const on = useSwitch('USE_YOUTUBE_READER');
  const update = useMutation(configMutations.update());
  return (
    <Stack gap="1">
      <Switch.Root
        checked={on}
        disabled={update.isPending}
        justifyContent="space-between"
        minHeight="touchTarget"
        // The opposite of what is stored, not of what the switch shows (specification, section 4).
        onCheckedChange={() => update.mutate({ key: 'USE_YOUTUBE_READER', value: !on })}
      >
        <Switch.HiddenInput />
        <Switch.Label fontSize="md">{texts.settingYoutube}</Switch.Label>
        <Switch.Control bg={{ base: 'fg.muted', _checked: 'accent.solid' }}>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      <Text fontSize="sm" color="fg.muted">
        {texts.settingYoutubeHint}
      </Text>
    </Stack>
  );
}

/** The sheet "User settings": from the side, on phones from below. */
export function SettingsSheet({ open, onClose }: ShellDialogProps) {
  const desktop = useIsDesktop();
  return (
    <ShellDrawer placement={desktop ? 'end' : 'bottom'} open={open} onClose={onClose}>
      <Drawer.Content
        paddingBottom="env(safe-area-inset-bottom)"
        borderTopRadius={desktop ? undefined : 'xl'}
      >
        <Drawer.Header>
          <Drawer.Title>{texts.userSettings}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body paddingBottom="10">
          <Stack gap="8">
            <YoutubeSetting />
            <PrefixSetting />
          </Stack>
        </Drawer.Body>
        <Drawer.CloseTrigger asChild>
          <CloseButton size="sm" color="fg.muted" aria-label={texts.close} />
        </Drawer.CloseTrigger>
      </Drawer.Content>
    </ShellDrawer>
  );
}
