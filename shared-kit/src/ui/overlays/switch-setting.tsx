import { Stack, Text } from '@chakra-ui/react';
import { Switch } from './switch.tsx';

interface SwitchSettingProps {
  label: string;
  hint?: string;
  on: boolean;
  busy?: boolean;
  onToggle: () => void;
}

/**
 * A setting that is on or off, with a line on what it does.
 *
 * @example
 * <SwitchSetting
 *   label="Fahrenheit"
 *   hint="Instead of Celsius"
 *   on={shown}
 *   onToggle={() => setShown(!shown)}
 * />
 */
export const SwitchSetting = ({ label, hint, on, busy = false, onToggle }: SwitchSettingProps) => (
  <Stack gap="1">
    <Switch.Root
      checked={on}
      // Not disabled: the focus would be lost.
      readOnly={busy}
      aria-busy={busy}
      justifyContent="space-between"
      minHeight="touchTarget"
      onCheckedChange={onToggle}
    >
      <Switch.HiddenInput />
      <Switch.Label fontSize="md" lineHeight="1.35">
        {label}
      </Switch.Label>
      <Switch.Control bg={{ base: 'fg.muted', _checked: 'accent.solid' }}>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
    {hint && (
      // Close to its label, which stands in the middle of a high row.
      <Text fontSize="sm" color="fg.muted" marginTop="-2.5">
        {hint}
      </Text>
    )}
  </Stack>
);
