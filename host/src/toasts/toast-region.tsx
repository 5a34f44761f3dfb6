import { useEffect, useState } from 'react';
import { useLazyPart } from '../lazy-part.ts';

const loadToaster = () => import('./toaster.tsx').then(({ AppToaster }) => AppToaster);

/** Brings the toaster when the page has come to rest; messages before that wait in the kit. */
export function ToastRegion() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), 300);
    return () => clearTimeout(timer);
  }, []);
  const AppToaster = useLazyPart(loadToaster, rested);
  return AppToaster ? <AppToaster /> : null;
}
