import type { Registry } from '@my-note/contract/registry';
import { NavLink } from '@my-note/kit/router';
import { session, useSession } from '@my-note/kit/session';
import { Button, HStack, Spacer, Text } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { slotsOf } from './remotes/exposed-modules.ts';

const toggleTheme = () => {
  const { classList } = document.documentElement;
  classList.toggle('light', !classList.toggle('dark'));
};

/** Links to every page that has no parameter and to every slot. A page with one is opened by its address. */
export function Contents({ registry }: { registry: Registry }) {
  const name = useSession(({ user }) => user?.name);
  const [slots, setSlots] = useState<string[]>([]);

  useEffect(() => {
    const all = registry.remotes.map(async (entry) =>
      (await slotsOf(entry)).map((slot) => `/slot/${entry.name}/${slot}`),
    );
    Promise.all(all).then((lists) => setSlots(lists.flat()), console.error);
  }, [registry]);

  const pages = registry.remotes.flatMap(({ pages: all = [] }) => all.map(({ path }) => path));
  return (
    <HStack as="header" wrap="wrap" gap="4" paddingX="4" paddingY="2" bg="bg.subtle" borderBottomWidth="1px">
      <Text fontWeight="semibold">
        {registry.remotes.map((remote) => `${remote.name} ${remote.version}`).join(', ')}
      </Text>
      <HStack as="nav" aria-label="Pages and slots" wrap="wrap" gap="4">
        {[...pages.filter((path) => !/[:*]/.test(path)), ...slots].map((path) => (
          <NavLink key={path} to={path}>
            {path}
          </NavLink>
        ))}
      </HStack>
      <Spacer />
      <Button size="sm" variant="ghost" onClick={toggleTheme}>
        Light or dark
      </Button>
      {name && (
        <Button size="sm" variant="ghost" onClick={session.signOut}>
          Sign out {name}
        </Button>
      )}
    </HStack>
  );
}
