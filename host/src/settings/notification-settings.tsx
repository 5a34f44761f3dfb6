import { type MUTABLE_KINDS, mutedKinds } from '@my-note/shared-kit/contract';
import { configMutations, configValue } from '@my-note/shared-kit/queries';
import { useMutation } from '@my-note/shared-kit/query';
import { Stack } from '@my-note/shared-kit/ui';
import { useSettings, useSwitch } from '../session/use-settings.ts';
import { Section } from './section.tsx';
import { SwitchSetting } from './switch-setting.tsx';
import { settingsTexts } from './texts.ts';

type Kind = (typeof MUTABLE_KINDS)[number];

/** The switches, each with the kinds it is about. */
const switches: [key: keyof typeof settingsTexts.kinds, kinds: Kind[]][] = [
  ['share-viewed', ['share-viewed']],
  ['share-expired', ['share-expired']],
  ['request-status', ['request-status']],
  ['videos', ['videos']],
  ['files', ['import-finished', 'export-finished']],
];

/** What the user wants to be told of; everything, until a kind is switched off. */
export function NotificationSettings() {
  const muted = mutedKinds(configValue(useSettings().data, 'mutedNotifications'));
  const update = useMutation(configMutations.update());
  const reader = useSwitch('USE_YOUTUBE_READER');

  const toggle = (kinds: Kind[], mute: boolean) => {
    const others = muted.filter((kind) => !kinds.includes(kind));
    update.mutate({ key: 'mutedNotifications', value: [...others, ...(mute ? kinds : [])].join(',') });
  };
  return (
    <Section title={settingsTexts.notifications} hint={settingsTexts.notificationsHint}>
      <Stack gap="1">
        {switches
          .filter(([key]) => reader || key !== 'videos')
          .map(([key, kinds]) => {
            const on = !kinds.some((kind) => muted.includes(kind));
            return (
              <SwitchSetting
                key={key}
                label={settingsTexts.kinds[key]}
                on={on}
                // One at a time: each sends the whole list.
                busy={update.isPending}
                onToggle={() => toggle(kinds, on)}
              />
            );
          })}
      </Stack>
    </Section>
  );
}
