import { useLazyPart } from '../lazy-part.ts';
import { useRested } from '../use-rested.ts';

const loadToaster = () => import('./toaster.tsx').then(({ AppToaster }) => AppToaster);

/** Brings the toaster when the page has come to rest; messages before that wait in the kit. */
export function ToastRegion() {
  const AppToaster = useLazyPart(loadToaster, useRested());
  return AppToaster ? <AppToaster /> : null;
}
