/** Why this browser cannot be notified, or that it can. */
export type PushSupport = 'ready' | 'insecure' | 'install' | 'unsupported' | 'blocked';

interface Browser {
  isSecure: boolean;
  userAgent: string;
  /** Apple's tablets call themselves Macs, which have no touch screen. */
  touchPoints: number;
  hasPush: boolean;
  permission: NotificationPermission | undefined;
}

const APPLE_PHONE = /iPhone|iPad|iPod/;

/** On Apple's phones and tablets only apps of the home screen have push. */
export function supportOf({ isSecure, userAgent, touchPoints, hasPush, permission }: Browser): PushSupport {
  if (!isSecure) return 'insecure';
  if (hasPush && permission !== undefined) return permission === 'denied' ? 'blocked' : 'ready';
  const isApple = APPLE_PHONE.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple ? 'install' : 'unsupported';
}

export const pushSupport = (): PushSupport =>
  supportOf({
    isSecure: isSecureContext,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
  });

/** Calls back when the permission changes, as people do beside the address; returns how to end that. */
export function watchPermission(changed: () => void): () => void {
  const ended = new AbortController();
  // Some browsers do not tell.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: ended.signal }))
    .catch(() => undefined);
  return () => ended.abort();
}
