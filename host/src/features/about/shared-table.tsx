import { listOf } from '@my-note/contract/language';
import { Box, Disclosure, Text } from '@my-note/kit/ui';
import { FactTable } from './fact-table.tsx';
import type { SharedFact } from './shared-facts.ts';
import { aboutTexts as texts } from './texts.ts';

const nameOf = (container: string): string =>
  container === 'host' ? texts.host : container.replace(/^remote_/, '');
const namesOf = (containers: readonly string[]): string => listOf(containers.map(nameOf));

/** Shared modules with version, providers, and users; a warning comes first when one has two versions. */
export function SharedTable({ shared }: { shared: readonly SharedFact[] }) {
  const doubled = shared.filter(({ versions }) => versions.length > 1).map(({ name }) => name);
  return (
    <>
      {doubled.length > 0 && (
        <Box role="alert" bg="bg.warning" color="fg.warning" borderRadius="md" padding="3" marginBottom="3">
          <Text>{texts.several(listOf(doubled))}</Text>
        </Box>
      )}
      <Disclosure summary={doubled.length > 0 ? texts.packages(shared.length) : texts.allOnce(shared.length)}>
        <FactTable
          caption={texts.shared}
          columns={[texts.package, texts.version, texts.providedBy, texts.usedBy]}
          rows={shared.map(({ name, versions, providers, users }) => ({
            key: name,
            cells: [name, listOf(versions), namesOf(providers), namesOf(users) || texts.nobody],
          }))}
        />
      </Disclosure>
    </>
  );
}
