import { usePrefix } from '@my-note/kit/menu';
import { configMutations } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { shellDialogs, usePresentDialogs } from '../dialogs/shell-dialogs.ts';
import { useCurrentPage } from '../pages/page.ts';
import { useLogout } from '../session/use-logout.ts';
import { useSwitch } from '../session/use-settings.ts';
import { toggleSidebar } from '../sidebar/sidebar-hidden.ts';
import { stepSidebarWidth } from '../sidebar/sidebar-width.ts';
import { toggleTheme, useTheme } from '../theme/theme.ts';
import { useIsDesktop } from '../ui/use-media.ts';
import { type Command, listCommands } from './commands.ts';
import { useCreate } from './create-context.ts';

/** The commands that are available now. For logout, the caller must stay mounted while the page changes. */
export function useCommands(): Command[] {
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  const { sidebar } = useCurrentPage();
  const update = useMutation(configMutations.update());
  return listCommands({
    theme: useTheme(),
    youtube: useSwitch('USE_YOUTUBE_READER'),
    prefix: usePrefix(),
    dialogs: usePresentDialogs(),
    add: useCreate(),
    go: (path) => void navigate(path),
    open: shellDialogs.open,
    toggleTheme,
    toggleSidebar: desktop && sidebar !== false ? toggleSidebar : undefined,
    stepSidebar: stepSidebarWidth,
    clearPrefix: () => update.mutate({ key: 'onlyShowNotesWithPrefix', value: '' }),
    logout: useLogout(),
  });
}
