import type { ConfigKey } from '@my-note/contract';
import { SwitchSetting } from '@my-note/kit/overlays';
import { configMutations } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { useSwitch } from '../../../platform/session/use-settings.ts';

interface ConfigSwitchProps {
  setting: ConfigKey;
  label: string;
  hint: string;
}

/** A switch for a setting of the user. */
export function ConfigSwitch({ setting, label, hint }: ConfigSwitchProps) {
  const on = useSwitch(setting);
  const update = useMutation(configMutations.update());
  return (
    <SwitchSetting
      label={label}
      hint={hint}
      // Optimistic, until the service has responded.
      on={update.isPending ? !on : on}
      busy={update.isPending}
      // The opposite of what is stored, not of what the switch shows (docs/specification/product.md#settings).
      onToggle={() => update.mutate({ key: setting, value: !on })}
    />
  );
}
