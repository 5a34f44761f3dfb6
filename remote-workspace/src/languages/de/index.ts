import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';
import { account } from './account.ts';
import { change } from './change.ts';
import { connections, tokens, webhooks } from './connections.ts';
import { factors } from './factors.ts';
import { people } from './people.ts';
import { changes, releases } from './releases.ts';
import { report } from './report.ts';
import { requests } from './requests.ts';
import { searches } from './searches.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { transfer } from './transfer.ts';
import { capture, commands, writing } from './writing.ts';

export const catalogue: RemoteWorkspaceCatalogue = {
  ...account,
  'workspace/capture': capture,
  'workspace/change-words': changes,
  'workspace/change': change,
  'workspace/commands': commands,
  'workspace/connections': connections,
  'workspace/factors': factors,
  'workspace/people': people,
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
