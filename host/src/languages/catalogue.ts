import type { Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../features/about/texts.ts';
import type { homeTexts } from '../features/home/texts.ts';
import type { resetTexts } from '../features/login/reset/texts.ts';
import type { loginTexts } from '../features/login/texts.ts';
import type { feedTexts } from '../features/notifications/texts.ts';
import type { texts as hostSearchTexts } from '../features/search/texts.ts';
import type { pushTexts } from '../features/settings/push/texts.ts';
import type { settingsTexts } from '../features/settings/texts.ts';
import type { youtubeTexts } from '../features/youtube/texts.ts';
import type { texts as hostCommandsTexts } from '../platform/commands/texts.ts';
import type { embeddedTexts } from '../platform/identity/embedded/texts.ts';
import type { firebaseTexts } from '../platform/identity/firebase/texts.ts';
import type { oidcTexts } from '../platform/identity/oidc/texts.ts';
import type { identityTexts } from '../platform/identity/texts.ts';
import type { shortcutTexts } from '../platform/keyboard/texts.ts';
import type { isolatedTexts } from '../platform/remotes/isolated/texts.ts';
import type { errorTexts } from '../platform/remotes/model/error-texts.ts';
import type { texts as hostTexts } from '../platform/texts.ts';
import type { overviewTexts } from '../shell/overview/texts.ts';
import type { sidebarTexts } from '../shell/sidebar/texts.ts';
import type { texts as hostTreeTexts } from '../shell/tree/texts.ts';
import type { userMenuTexts } from '../shell/user-menu/texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface HostCatalogue {
  host: Translation<typeof hostTexts>;
  'host/about': Translation<typeof aboutTexts>;
  'host/commands': Translation<typeof hostCommandsTexts>;
  'host/embedded': Translation<typeof embeddedTexts>;
  'host/error': Translation<typeof errorTexts>;
  'host/firebase': Translation<typeof firebaseTexts>;
  'host/home': Translation<typeof homeTexts>;
  'host/identity': Translation<typeof identityTexts>;
  'host/isolated': Translation<typeof isolatedTexts>;
  'host/keyboard': Translation<typeof shortcutTexts>;
  'host/login': Translation<typeof loginTexts>;
  'host/notifications': Translation<typeof feedTexts>;
  'host/oidc': Translation<typeof oidcTexts>;
  'host/overview': Translation<typeof overviewTexts>;
  'host/push': Translation<typeof pushTexts>;
  'host/reset': Translation<typeof resetTexts>;
  'host/search': Translation<typeof hostSearchTexts>;
  'host/settings': Translation<typeof settingsTexts>;
  'host/sidebar': Translation<typeof sidebarTexts>;
  'host/tree': Translation<typeof hostTreeTexts>;
  'host/user-menu': Translation<typeof userMenuTexts>;
  'host/youtube': Translation<typeof youtubeTexts>;
}
