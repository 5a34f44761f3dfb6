export { productVersions } from '../core/database/product-versions.table.ts';
export { serviceKeys } from '../core/database/service-keys.table.ts';
export { tries } from '../core/rate-limits/rate-limits.table.ts';
export { passwordLinks } from '../features/account/passwords/password-links.table.ts';
export { userPictures } from '../features/account/profile/user-pictures.table.ts';
export { activity } from '../features/activity/activity.table.ts';
export { attachments } from '../features/attachments/attachments.table.ts';
export { backupState } from '../features/backup/state/backup-state.table.ts';
export { idempotencyKeys } from '../features/capture/idempotency.table.ts';
export { userConfigs } from '../features/configs/configs.table.ts';
export {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
} from '../features/identity/embedded/accounts.table.ts';
export {
  identityAuthenticators,
  identityChallenges,
  identityPasskeys,
  identityRecoveryCodes,
} from '../features/identity/factors/factors.table.ts';
export { identityLinks } from '../features/identity/links/links.table.ts';
export { oidcSignIns } from '../features/identity/oidc/oidc.table.ts';
export { invitations } from '../features/invitations/invitations.table.ts';
export { jobs } from '../features/jobs/jobs.table.ts';
export { notificationOutbox } from '../features/notifications/feed/firestore/outbox.table.ts';
export { notifications } from '../features/notifications/notifications.table.ts';
export { pushMessages, pushSubscriptions } from '../features/push/push.table.ts';
export { userRequests } from '../features/requests/requests.table.ts';
export { savedSearches } from '../features/saved-searches/saved-searches.table.ts';
export { itemSearch } from '../features/search/search.table.ts';
export { searchHistories } from '../features/search-history/search-history.table.ts';
export { accessTokens, sessions } from '../features/sessions/sessions.table.ts';
export { shares } from '../features/shares/shares.table.ts';
export { taskFeeds } from '../features/tasks/feed/feed.table.ts';
export { taskReminders } from '../features/tasks/reminders.table.ts';
export { telemetry } from '../features/telemetry/telemetry.table.ts';
export { webhookDeliveries, webhookEvents, webhooks } from '../features/webhooks/webhooks.table.ts';
export {
  youtubeChannels,
  youtubeSubscriptions,
  youtubeTranscripts,
  youtubeVideoStates,
  youtubeVideos,
} from '../features/youtube/model/youtube.table.ts';
export { goneItems, itemAliases, items, itemVersions, userIdentities, users } from '../items/tables.ts';
