import type { RegistryEntry } from '@my-note/contract/registry';
import type { OpenSlotModule } from '@my-note/kit/federation';
import { Box } from '@my-note/kit/ui';
import { useEffect, useInsertionEffect, useState } from 'react';
import { PageBoundary } from '../../platform/pages/page-boundary.tsx';
import { holdStyles } from '../../platform/remotes/load/page-styles.ts';
import { getRemotes } from '../../platform/remotes/load/remotes.ts';
import { useFlag } from '../../platform/remotes/ui/use-flag.ts';

type CardModule = OpenSlotModule<'home-card'>;

const isCard = (value: unknown): value is CardModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** The module of the card, if the release that this tab uses has one. */
async function cardOf(entry: RegistryEntry): Promise<string | undefined> {
  const { inUse, overrides, choose } = getRemotes();
  const { release, source } = inUse.get(entry.name) ?? overrides?.get(entry.name) ?? (await choose(entry));
  // The slots of an override are unknown; most likely they are the same.
  const { fills } = source === 'override' ? entry : release;
  return fills?.['home-card'];
}

async function loadCard(entry: RegistryEntry): Promise<unknown> {
  const module = await cardOf(entry);
  if (!module) return undefined;
  const id = `${entry.name}/${module}`;
  return getRemotes()
    .load(id, 'optional')
    .catch((error: unknown) => console.warn(`The card ${id} could not be loaded`, error));
}

/** A remote's card; renders nothing when it fails to load or throws. */
function HomeCard({ entry }: { entry: RegistryEntry }) {
  const [card, setCard] = useState<CardModule>();
  const on = useFlag(entry.flag) === 'on';
  useEffect(() => {
    if (!on) return;
    let mounted = true;
    void loadCard(entry).then((module) => mounted && isCard(module) && setCard(module));
    return () => {
      mounted = false;
    };
  }, [entry, on]);
  const isShown = card !== undefined && on;
  useInsertionEffect(() => (isShown ? holdStyles(entry.name) : undefined), [entry.name, isShown]);
  if (!isShown) return null;
  return (
    <PageBoundary path={entry.name} fallback={() => null}>
      <Box borderWidth="1px" borderColor="border" borderRadius="lg" padding="4">
        <card.Component />
      </Box>
    </PageBoundary>
  );
}

/** Cards of remotes on the dashboard: the open slot `home-card`. */
export const HomeCards = () =>
  getRemotes()
    .registry()
    .remotes.map((entry) => (entry.killed ? null : <HomeCard key={entry.name} entry={entry} />));
