import { links } from '@my-note/contract';
import type { Services } from '../../core/services.ts';
import { notify } from '../notifications/notify.usecases.ts';
import { takeExpired } from './shares.repository.ts';

/** Notifies owners, once each, of shares that have expired. */
export function notifyExpired(services: Services) {
  return services.db.transaction(async (tx) => {
    for (const { createdBy, title } of await takeExpired(tx, services.clock())) {
      await notify(services, tx, {
        to: createdBy,
        kind: 'share-expired',
        title: 'A share link has expired',
        description: `"${title || 'Untitled'}" can no longer be opened through its link. Share it again to create a new one`,
        href: links.sharing(),
      });
    }
  });
}
