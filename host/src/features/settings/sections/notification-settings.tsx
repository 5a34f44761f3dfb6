import { type MUTABLE_KINDS, mutedKinds } from '@my-note/contract';
import { SwitchSetting } from '@my-note/kit/overlays';
import { configMutations, configQueries, configValue } from '@my-note/kit/queries';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { Section, Stack, toastError } from '@my-note/kit/ui';
import { useState } from 'react';
import { useSettings, useSwitch } from '../../../platform/session/use-settings.ts';
import { PushSettings } from '../push/push-settings.tsx';
import { settingsTexts } from '../texts.ts';

type Kind = (typeof MUTABLE_KINDS)[number];
type Name = keyof typeof settingsTexts.kinds;

/** Each switch with its kinds of notifications. */
const switches: [name: Name, kinds: Kind[]][] = [
  ['share-viewed', ['share-viewed']],
  ['share-expired', ['share-expired']],
  ['request-status', ['request-status']],
  ['videos', ['videos']],
  ['files', ['import-finished', 'export-finished']],
];

/** Which devices are notified, and of what; all kinds are on by default. */
export function NotificationSettings() {
  const { data } = useSettings();
  const client = useQueryClient();
  const update = useMutation(configMutations.update());
  const [changing, setChanging] = useState<Name>();
  const reader = useSwitch('USE_YOUTUBE_READER');
  const muted = mutedKinds(configValue(data, 'mutedNotifications'));

  async function toggle(name: Name, kinds: Kind[], mute: boolean) {
    setChanging(name);
    try {
      // The whole list is sent, so it must contain changes of other tabs.
      const list = await client.fetchQuery({ ...configQueries.list(), staleTime: 0 });
      const others = mutedKinds(configValue(list, 'mutedNotifications')).filter(
        (kind) => !kinds.includes(kind),
      );
      const value = [...others, ...(mute ? kinds : [])].join(',');
      await update.mutateAsync({ key: 'mutedNotifications', value }).catch(() => undefined);
    } catch (error) {
      toastError(error);
    }
    setChanging(undefined);
  }

  return (
    <Section title={settingsTexts.notifications} hint={settingsTexts.notificationsHint}>
      <Stack gap="1">
        {switches
          .filter(([name]) => reader || name !== 'videos')
          .map(([name, kinds]) => {
            const on = !kinds.some((kind) => muted.includes(kind));
            return (
              <SwitchSetting
                key={name}
                label={settingsTexts.kinds[name]}
                // Optimistic, until the service has responded.
                on={changing === name ? !on : on}
                busy={changing !== undefined || !data}
                onToggle={() => void toggle(name, kinds, on)}
              />
            );
          })}
      </Stack>
      <PushSettings />
    </Section>
  );
}
