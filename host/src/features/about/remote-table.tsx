import { Box, Text } from '@my-note/kit/ui';
import { stateWords } from './as-text.ts';
import { FactTable } from './fact-table.tsx';
import type { RemoteFact, Why } from './remote-facts.ts';
import { aboutTexts as texts } from './texts.ts';

const State = ({ fact }: { fact: RemoteFact }) => (
  <Box color={fact.state.kind === 'failed' || fact.circuit === 'open' ? 'fg.error' : undefined}>
    {stateWords(fact).map((words) => (
      <Text key={words}>{words}</Text>
    ))}
  </Box>
);

const UNUSUAL = new Set<Why>(['canary', 'previous', 'override', 'killed']);

const InThisTab = ({ version, why }: RemoteFact) => (
  <>
    {why !== 'off' && why !== 'killed' && version}
    <Text color={UNUSUAL.has(why) ? 'fg.warning' : 'fg.muted'}>{texts.whys[why]}</Text>
  </>
);

/** Every remote: its version in this tab and why, the published version, and its state. */
export const RemoteTable = ({ remotes }: { remotes: readonly RemoteFact[] }) => (
  <FactTable
    caption={texts.parts}
    columns={[texts.part, texts.inThisTab, texts.published, texts.builtFor, texts.state]}
    rows={remotes.map((fact) => ({
      key: fact.name,
      cells: [
        fact.name,
        <InThisTab key="version" {...fact} />,
        fact.published,
        texts.orLater(fact.contract.replace('^', '')),
        <State key="state" fact={fact} />,
      ],
    }))}
  />
);
