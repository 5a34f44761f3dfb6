import { isFlagOn } from '@my-note/contract';
import { useSettings } from '../../session/use-settings.ts';

/** Whether the setting that turns a remote on is on; without a setting it always is. */
export function useFlag(flag: string | undefined): 'on' | 'off' | 'unknown' {
  const { data = [], isPending } = useSettings();
  if (!flag) return 'on';
  if (isPending) return 'unknown';
  return isFlagOn(flag, data) ? 'on' : 'off';
}
