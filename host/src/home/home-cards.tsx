import { loadRemoteModule, type OpenSlotModule } from '@my-note/shared-kit/federation';
import { Box } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { PageBoundary } from '../remotes/page-boundary.tsx';
import { getRemotes } from '../remotes/remotes.ts';
import { useFlag } from '../remotes/use-flag.ts';

type CardModule = OpenSlotModule<'home-card'>;

const isCard = (value: unknown): value is CardModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** A remote's card. One that cannot be had, or breaks, leaves nothing: home is not the place to speak of it. */
function HomeCard({ id, flag }: { id: string; flag?: string | undefined }) {
  const [card, setCard] = useState<CardModule>();
  const on = useFlag(flag) === 'on';
  useEffect(() => {
    if (!on) return;
    let mounted = true;
    loadRemoteModule(id).then(
      (module) => mounted && isCard(module) && setCard(module),
      (error: unknown) => console.warn(`The card ${id} could not be loaded`, error),
    );
    return () => {
      mounted = false;
    };
  }, [id, on]);
  if (!card || !on) return null;
  return (
    <PageBoundary path={id} fallback={() => null}>
      <Box borderWidth="1px" borderColor="border" borderRadius="lg" padding="4">
        <card.Component />
      </Box>
    </PageBoundary>
  );
}

/** What remotes put on the home of a signed-in user: the open slot `home-card`. */
export const HomeCards = () =>
  getRemotes()
    .registry()
    .remotes.map(({ name, flag, killed, fills }) => {
      const module = fills?.['home-card'];
      return module && !killed ? <HomeCard key={name} id={`${name}/${module}`} flag={flag} /> : null;
    });
