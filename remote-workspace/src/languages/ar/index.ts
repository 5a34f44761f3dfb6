import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';
import { account, activity, deletion, devices, identities, password, profile } from './account.ts';
import { connections, tokens, webhooks } from './connections.ts';
import { factors } from './factors.ts';
import { people } from './people.ts';
import { change, changeWords, releases } from './releases.ts';
import { report } from './report.ts';
import { requests } from './requests.ts';
import { searches } from './searches.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { transfer } from './transfer.ts';
import { capture, commands, writing } from './writing.ts';

export const catalogue: RemoteWorkspaceCatalogue = {
  'workspace/account': account,
  'workspace/activity': activity,
  'workspace/capture': capture,
  'workspace/change': change,
  'workspace/change-words': changeWords,
  'workspace/commands': commands,
  'workspace/connections': connections,
  'workspace/deletion': deletion,
  'workspace/devices': devices,
  'workspace/factors': factors,
  'workspace/identities': identities,
  'workspace/password': password,
  'workspace/people': people,
  'workspace/profile': profile,
  'workspace/releases': releases,
  'workspace/report': report,
  'workspace/requests': requests,
  'workspace/searches': searches,
  'workspace/tags': tags,
  'workspace/tasks': tasks,
  'workspace/tokens': tokens,
  'workspace/transfer': transfer,
  'workspace/webhooks': webhooks,
  'workspace/writing': writing,
};
