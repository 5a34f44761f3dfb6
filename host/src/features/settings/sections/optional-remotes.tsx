import { SwitchSetting } from '@my-note/kit/overlays';
import { configMutations, configQueries, configValue } from '@my-note/kit/queries';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { toastError } from '@my-note/kit/ui';
import { useState } from 'react';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { getRemotes } from '../../../platform/remotes/load/remotes.ts';
import { OPTIONAL, useSettings } from '../../../platform/session/use-settings.ts';

const namesIn = (value: unknown): string[] => String(value).split(',').filter(Boolean);

/** A switch for each remote of the site that is optional and says what it is called. */
export function OptionalRemotes() {
  const { data } = useSettings();
  const client = useQueryClient();
  const update = useMutation(configMutations.update());
  const [changing, setChanging] = useState<string>();
  const switchedOn = namesIn(configValue(data, 'optionalRemotes'));

  async function toggle(name: string, on: boolean) {
    setChanging(name);
    try {
      // The whole list is sent, so it must contain changes of other tabs.
      const list = await client.fetchQuery({ ...configQueries.list(), staleTime: 0 });
      const others = namesIn(configValue(list, 'optionalRemotes')).filter((other) => other !== name);
      const value = [...others, ...(on ? [name] : [])].join(',');
      await update.mutateAsync({ key: 'optionalRemotes', value }).catch(() => undefined);
    } catch (error) {
      toastError(error);
    }
    setChanging(undefined);
  }

  return getRemotes()
    .registry()
    .remotes.map(({ name, flag, setting, killed }) => {
      if (!setting || killed || flag !== OPTIONAL + name) return null;
      const on = switchedOn.includes(name);
      return (
        <SwitchSetting
          key={name}
          label={inLanguage(setting.label, setting.labels)}
          hint={inLanguage(setting.hint, setting.hints)}
          // Optimistic, until the service has responded.
          on={changing === name ? !on : on}
          busy={changing !== undefined || !data}
          onToggle={() => void toggle(name, !on)}
        />
      );
    });
}
