import { removedSchema } from '@my-note/contract';
import { type Push, pushPaths, pushSchema, pushTestSchema } from '@my-note/contract/push';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient, queryOptions } from '@my-note/kit/query';
import {
  keepForWorker,
  readEndpoint,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../platform/push/push-browser.ts';
import { pushSupport } from '../../../platform/push/push-support.ts';

/** Browsers that get the user's notifications, as the service and as this browser know them. */
export const pushQueries = {
  service: () =>
    queryOptions({
      queryKey: ['push', 'service'],
      queryFn: ({ signal }) => api.get(pushPaths.push, { schema: pushSchema, signal }),
      staleTime: 0,
    }),
  // Asked again when the window has the focus: who unblocks notifications does it in another one.
  browser: () =>
    queryOptions({
      queryKey: ['push', 'browser'],
      queryFn: async () => {
        const support = pushSupport();
        const usable = support === 'ready' || support === 'blocked';
        return { support, endpoint: usable ? ((await readEndpoint()) ?? null) : null };
      },
      staleTime: 0,
      networkMode: 'always',
      refetchOnWindowFocus: true,
    }),
};

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['push'] });
const own = ({ devices }: Push) => devices.find(({ current }) => current);

export const pushMutations = {
  /** `permission` is asked for in the press itself: later browsers ask for nothing. */
  turnOn: () =>
    mutationOptions({
      mutationFn: async ({ publicKey, permission }: TurnOn) => {
        if ((await permission) !== 'granted') return;
        const subscription = await subscribeBrowser(publicKey);
        await api.put(pushPaths.push, { body: subscription, schema: pushSchema });
        await keepForWorker(publicKey, subscription);
      },
      // The switch says what went wrong.
      meta: { silent: true },
      onSettled: (_response, _error, _variables, _result, { client }) => refresh(client),
    }),
  turnOff: () =>
    mutationOptions({
      mutationFn: async (push: Push) => {
        await unsubscribeBrowser();
        const device = own(push);
        if (device) await api.delete(pushPaths.device(device._id), { schema: removedSchema });
      },
      onSettled: (_response, _error, _variables, _result, { client }) => refresh(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(pushPaths.device(id), { schema: removedSchema }),
      onSettled: (_response, _error, _variables, _result, { client }) => refresh(client),
    }),
  test: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(pushPaths.test(id), { schema: pushTestSchema }),
      onSettled: (_response, _error, _variables, _result, { client }) => refresh(client),
    }),
};

interface TurnOn {
  publicKey: string;
  permission: Promise<NotificationPermission>;
}
