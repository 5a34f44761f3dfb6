import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteNotificationsCatalogue> = {};
