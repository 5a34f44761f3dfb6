import type { Translation } from '@my-note/contract/language';
import type { activityTexts } from '../account/activity/texts.ts';
import type { deletionTexts } from '../account/deletion/texts.ts';
import type { devicesTexts } from '../account/devices/texts.ts';
import type { factorsTexts } from '../account/factors/texts.ts';
import type { identitiesTexts } from '../account/identities/texts.ts';
import type { passwordTexts } from '../account/password/texts.ts';
import type { profileTexts } from '../account/profile/texts.ts';
import type { accountTexts } from '../account/texts.ts';
import type { captureTexts } from '../capture/texts.ts';
import type { commandTexts } from '../command-texts.ts';
import type { connectionsTexts, tokensTexts, webhooksTexts } from '../connections/texts.ts';
import type { peopleTexts } from '../people/texts.ts';
import type { changeTexts } from '../releases/change/texts.ts';
import type { releasesTexts } from '../releases/texts.ts';
import type { reportTexts } from '../report/texts.ts';
import type { requestsTexts } from '../requests/texts.ts';
import type { searchTexts } from '../searches/texts.ts';
import type { tagTexts } from '../tags/texts.ts';
import type { tasksTexts } from '../tasks/texts.ts';
import type { transferTexts } from '../transfer/texts.ts';
import type { writingTexts } from '../writing/texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface RemoteWorkspaceCatalogue {
  'workspace/account': Translation<typeof accountTexts>;
  'workspace/activity': Translation<typeof activityTexts>;
  'workspace/capture': Translation<typeof captureTexts>;
  'workspace/change': Translation<typeof changeTexts>;
  'workspace/commands': Translation<typeof commandTexts>;
  'workspace/connections': Translation<typeof connectionsTexts>;
  'workspace/deletion': Translation<typeof deletionTexts>;
  'workspace/devices': Translation<typeof devicesTexts>;
  'workspace/factors': Translation<typeof factorsTexts>;
  'workspace/identities': Translation<typeof identitiesTexts>;
  'workspace/password': Translation<typeof passwordTexts>;
  'workspace/people': Translation<typeof peopleTexts>;
  'workspace/profile': Translation<typeof profileTexts>;
  'workspace/releases': Translation<typeof releasesTexts>;
  'workspace/report': Translation<typeof reportTexts>;
  'workspace/requests': Translation<typeof requestsTexts>;
  'workspace/searches': Translation<typeof searchTexts>;
  'workspace/tags': Translation<typeof tagTexts>;
  'workspace/tasks': Translation<typeof tasksTexts>;
  'workspace/tokens': Translation<typeof tokensTexts>;
  'workspace/transfer': Translation<typeof transferTexts>;
  'workspace/webhooks': Translation<typeof webhooksTexts>;
  'workspace/writing': Translation<typeof writingTexts>;
}
