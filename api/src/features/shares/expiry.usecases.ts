import { links } from '@my-note/contract';
import type { Services } from '../../core/services.ts';
import { notify } from '../notifications/notify.usecases.ts';
import { takeExpired } from './shares.repository.ts';
import { sharesTexts } from './texts.ts';

/** Notifies owners, once each, of shares that have expired. */
export function notifyExpired(services: Services) {
  return services.db.transaction(async (tx) => {
    for (const { createdBy, title } of await takeExpired(tx, services.clock())) {
      await notify(services, tx, {
        to: createdBy,
        kind: 'share-expired',
        title: () => sharesTexts.expiredTitle,
        description: () => sharesTexts.expiredText(title || sharesTexts.untitled),
        href: links.sharing(),
      });
    }
  });
}
