import { ACCENTS, type AccentName, accentColors } from '@my-note/contract/look';
import { Button, chakra, HStack, Text } from '@my-note/kit/ui';
import { useId } from 'react';
import { useTheme } from '../../../platform/theme/theme.ts';
import { settingsTexts } from '../texts.ts';
import { ColorOption, FreeColor } from './color-option.tsx';
import { useAccent } from './use-accent.ts';

const Fieldset = chakra('fieldset');
const Legend = chakra('legend');

const isName = (name: string): name is AccentName => name in ACCENTS;
const NAMES = Object.keys(ACCENTS).filter(isName);

/** The accent color: the site's, one of a few, or any. */
export function AccentSetting() {
  const theme = useTheme();
  const { value, choose, undo, isKnown } = useAccent();
  const group = useId();
  const shade = (hex: string) => accentColors(hex)[theme].solid;
  const isFree = value !== '' && NAMES.every((name) => ACCENTS[name] !== value);
  const isShifted = isFree && shade(value) !== value;
  return (
    <Fieldset disabled={!isKnown}>
      <Legend fontSize="md" fontWeight="500" marginBottom="2">
        {settingsTexts.accent}
      </Legend>
      <HStack wrap="wrap" gap="3">
        <ColorOption
          name={settingsTexts.siteAccent}
          group={group}
          checked={value === ''}
          onChoose={() => choose('')}
        />
        {NAMES.map((name) => (
          <ColorOption
            key={name}
            name={settingsTexts.accents[name]}
            group={group}
            color={shade(ACCENTS[name])}
            checked={value === ACCENTS[name]}
            onChoose={() => choose(ACCENTS[name])}
          />
        ))}
        <FreeColor
          name={settingsTexts.otherAccent}
          value={value === '' ? ACCENTS.teal : value}
          checked={isFree}
          onChange={choose}
        />
      </HStack>
      <HStack justify="space-between" minHeight="9" marginTop="2" gap="3">
        <Text role="status" fontSize="sm" color="fg.muted">
          {isShifted && (theme === 'light' ? settingsTexts.darker : settingsTexts.lighter)}
        </Text>
        {undo && (
          <Button size="xs" variant="ghost" colorPalette="gray" flexShrink="0" onClick={undo}>
            {settingsTexts.undoAccent}
          </Button>
        )}
      </HStack>
    </Fieldset>
  );
}
