import { useState } from 'react';

type Group = 'recent' | 'pinned' | 'searches';

const keyOf = (userId: string) => `my-note.open-groups.${userId}`;

const read = (userId: string): string[] => {
  try {
    return (localStorage.getItem(keyOf(userId)) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

/** Which lists above the tree a user left open on this device. */
export function useOpenGroups(userId: string) {
  const [open, setOpen] = useState(() => read(userId));
  return {
    isOpen: (group: Group): boolean => open.includes(group),
    toggle: (group: Group): void => {
      const next = open.includes(group) ? open.filter((other) => other !== group) : [...open, group];
      setOpen(next);
      try {
        localStorage.setItem(keyOf(userId), next.join(' '));
      } catch {
        // Without storage they stay open as long as the page.
      }
    },
  };
}
