export { captureUser } from './capture-user.ts';
export { editing, useEditing } from './editing.ts';
export { hasFirstStart, takeFirstStart } from './first-start.ts';
export { createRenewal } from './renewal.ts';
export { rememberedPath, rememberPath } from './return-path.ts';
export { session, useSession } from './session.ts';
export { useAuthEnabled } from './use-auth-enabled.ts';
export { useWritingPreference, writingPreferences } from './writing-preferences.ts';
