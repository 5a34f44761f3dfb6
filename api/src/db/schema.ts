export {
  identityAccounts,
  identitySessions,
  identityUsers,
  identityVerifications,
} from '../modules/accounts/accounts.table.ts';
export { userConfigs } from '../modules/configs/configs.table.ts';
export { itemAliases, items } from '../modules/items/items.table.ts';
export { notifications } from '../modules/notifications/notifications.table.ts';
export { sessions } from '../modules/sessions/sessions.table.ts';
export { tries } from '../modules/tries/tries.table.ts';
export { users } from '../modules/users/users.table.ts';
