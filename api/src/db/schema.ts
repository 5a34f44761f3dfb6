export { notificationOutbox } from '../feed/firestore/outbox.table.ts';
export {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
} from '../modules/accounts/accounts.table.ts';
export { attachments } from '../modules/attachments/attachments.table.ts';
export { userConfigs } from '../modules/configs/configs.table.ts';
export { itemAliases, items } from '../modules/items/items.table.ts';
export { jobs } from '../modules/jobs/jobs.table.ts';
export { notifications } from '../modules/notifications/notifications.table.ts';
export { userRequests } from '../modules/requests/requests.table.ts';
export { itemSearch } from '../modules/search/search.table.ts';
export { searchHistories } from '../modules/search-history/search-history.table.ts';
export { accessTokens, sessions } from '../modules/sessions/sessions.table.ts';
export { shares } from '../modules/shares/shares.table.ts';
export { tries } from '../modules/tries/tries.table.ts';
export { users } from '../modules/users/users.table.ts';
export { itemVersions } from '../modules/versions/versions.table.ts';
export {
  youtubeChannels,
  youtubeSubscriptions,
  youtubeTranscripts,
  youtubeVideoStates,
  youtubeVideos,
} from '../modules/youtube/youtube.table.ts';
