import { useSettings } from '../../session/use-settings.ts';

/** Whether the setting that turns a remote on is on; without a setting it always is. */
export function useFlag(flag: string | undefined): 'on' | 'off' | 'unknown' {
  const { data = [], isPending } = useSettings();
  if (!flag) return 'on';
  if (isPending) return 'unknown';
  return data.some(({ key, value }) => key === flag && value === true) ? 'on' : 'off';
}
