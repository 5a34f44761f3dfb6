import { SwitchSetting } from '@my-note/kit/overlays';
import { configMutations } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { useSwitch } from '../../../platform/session/use-settings.ts';
import { settingsTexts } from '../texts.ts';

export function YoutubeSetting() {
  const on = useSwitch('USE_YOUTUBE_READER');
  const update = useMutation(configMutations.update());
  return (
    <SwitchSetting
      label={settingsTexts.youtube}
      hint={settingsTexts.youtubeHint}
      // Optimistic, until the service has responded.
      on={update.isPending ? !on : on}
      busy={update.isPending}
      // The opposite of what is stored, not of what the switch shows (docs/specification/product.md#settings).
      onToggle={() => update.mutate({ key: 'USE_YOUTUBE_READER', value: !on })}
    />
  );
}
