import { useSettings } from '../../session/use-settings.ts';

/** Whether the setting that a remote stands under is on; without one it always is. */
export function useFlag(flag: string | undefined): 'on' | 'off' | 'unknown' {
  const { data = [], isPending } = useSettings();
  if (!flag) return 'on';
  if (isPending) return 'unknown';
  return data.some(({ key, value }) => key === flag && value === true) ? 'on' : 'off';
}
