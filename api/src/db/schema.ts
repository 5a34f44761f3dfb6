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
export { sessions } from '../modules/sessions/sessions.table.ts';
export { users } from '../modules/users/users.table.ts';
