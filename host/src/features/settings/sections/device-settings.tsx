import { Choice } from '@my-note/kit/forms';
import { SwitchSetting } from '@my-note/kit/overlays';
import { useWritingPreference, writingPreferences } from '@my-note/kit/session';
import { singleKeys, useSingleKeys } from '@my-note/kit/shortcuts';
import { Stack, Text } from '@my-note/kit/ui';
import { NOTE_FONTS, noteFont, TEXT_SIZES, textSize } from '../../../platform/theme/text-choices.ts';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../../platform/theme/theme.ts';
import { settingsTexts } from '../texts.ts';
import { LanguageSetting } from './language-setting.tsx';

/** Settings that are stored in this browser: language, theme, text size and font, how to write, single-key shortcuts. */
export function DeviceSettings() {
  const hasToolbar = useWritingPreference('toolbar');
  const editButton = useWritingPreference('editButton');
  const on = useSingleKeys();
  return (
    <Stack gap="5">
      <LanguageSetting />
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
        value={textSize.useValue()}
        onChange={textSize.set}
      />
      <Choice
        label={settingsTexts.noteFont}
        options={NOTE_FONTS}
        names={settingsTexts.noteFonts}
        value={noteFont.useValue()}
        onChange={noteFont.set}
      />
      <SwitchSetting
        label={settingsTexts.toolbar}
        hint={settingsTexts.toolbarHint}
        on={hasToolbar}
        onToggle={() => writingPreferences.toolbar.set(!hasToolbar)}
      />
      <SwitchSetting
        label={settingsTexts.editButton}
        hint={settingsTexts.editButtonHint}
        on={editButton}
        onToggle={() => writingPreferences.editButton.set(!editButton)}
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
