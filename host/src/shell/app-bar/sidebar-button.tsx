import { Icon, IconButton } from '@my-note/kit/ui';
import { PanelLeft } from 'lucide-react';
import { toggleSidebar, useSidebarHidden } from '../../platform/sidebar/sidebar-hidden.ts';
import { texts } from '../../platform/texts.ts';

/** Hides or shows the sidebar beside the page. */
export function SidebarButton() {
  const hidden = useSidebarHidden();
  const label = hidden ? texts.showSidebar : texts.hideSidebar;
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-expanded={!hidden}
      size="sm"
      variant="ghost"
      color="fg.muted"
      marginStart="-2"
      _expanded={{ bg: 'transparent' }}
      onClick={toggleSidebar}
    >
      <Icon as={PanelLeft} size={18} />
    </IconButton>
  );
}
