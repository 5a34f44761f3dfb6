import { configMutations, configValue } from '@my-note/kit/queries';
import { useIsMutating, useMutation } from '@my-note/kit/query';
import { useItems } from '../../../platform/menu/use-items.ts';
import { useSettings } from '../../../platform/session/use-settings.ts';
import { firstSteps } from './first-steps.ts';

const HIDING = ['hide-first-steps'];

/** Whether the first steps are shown, and how to hide them. */
export function useFirstSteps() {
  const { data: items } = useItems();
  const { data: settings } = useSettings();
  const { mutate } = useMutation({ ...configMutations.update(), mutationKey: HIDING });
  const hiding = useIsMutating({ mutationKey: HIDING }) > 0;
  const hidden = hiding || configValue(settings, 'firstStepsHidden') === true;
  return {
    shown: Boolean(items && settings) && !hidden && firstSteps(items ?? [], null).needed,
    hide: () => mutate({ key: 'firstStepsHidden', value: true }),
  };
}
