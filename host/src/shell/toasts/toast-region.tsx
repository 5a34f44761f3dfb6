import { useIdle } from '../../platform/loading/use-idle.ts';
import { useLazyChunk } from '../../platform/loading/use-lazy-chunk.ts';

const loadToaster = () => import('./toaster.tsx').then(({ AppToaster }) => AppToaster);

/** Loads the toaster when the page is idle; earlier messages wait in the kit. */
export function ToastRegion() {
  const AppToaster = useLazyChunk(loadToaster, useIdle());
  return AppToaster ? <AppToaster /> : null;
}
