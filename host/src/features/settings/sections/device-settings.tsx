import { Choice } from '@my-note/shared-kit/forms';
import { SwitchSetting } from '@my-note/shared-kit/overlays';
import { singleKeys, useSingleKeys } from '@my-note/shared-kit/shortcuts';
import { Stack, Text } from '@my-note/shared-kit/ui';
import { setTextSize, TEXT_SIZES, useTextSize } from '../../../platform/theme/text-size.ts';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../../platform/theme/theme.ts';
import { settingsTexts } from '../texts.ts';

/** Settings that are stored in this browser: theme, text size, single-key shortcuts. */
export function DeviceSettings() {
  const on = useSingleKeys();
  return (
    <Stack gap="5">
      <Choice
        label={settingsTexts.theme}
        options={THEME_CHOICES}
        names={settingsTexts.themes}
        value={useThemeChoice()}
        onChange={chooseTheme}
      />
      <Choice
        label={settingsTexts.textSize}
        options={TEXT_SIZES}
        names={settingsTexts.textSizes}
        value={useTextSize()}
        onChange={setTextSize}
      />
      <SwitchSetting
        label={settingsTexts.singleKeys}
        hint={settingsTexts.singleKeysHint}
        on={on}
        onToggle={() => singleKeys.set(!on)}
      />
      <Text fontSize="sm" color="fg.muted">
        {settingsTexts.onThisDevice}
      </Text>
    </Stack>
  );
}
