import { SwitchSetting } from '@my-note/kit/overlays';
import { Box, chakra, Stack, Text, touchTarget } from '@my-note/kit/ui';
import type { Fact } from '../diagnostics/diagnostics.ts';
import { requestsTexts } from '../texts.ts';

const Line = chakra('label');
const Tick = chakra('input');

interface DiagnosticsFieldProps {
  facts: readonly Fact[];
  on: boolean;
  withheld: readonly string[];
  onChange: (change: { withDiagnostics?: boolean; withheld?: string[] }) => void;
}

/** The diagnostics line by line; the user can leave out each line, or all of them. */
export function DiagnosticsField({ facts, on, withheld, onChange }: DiagnosticsFieldProps) {
  const toggle = (name: string) =>
    onChange({
      withheld: withheld.includes(name) ? withheld.filter((other) => other !== name) : [...withheld, name],
    });
  return (
    <Stack gap="2">
      <SwitchSetting
        label={requestsTexts.diagnostics}
        on={on}
        onToggle={() => onChange({ withDiagnostics: !on })}
      />
      {on && (
        <>
          <Text fontSize="sm" color="fg.muted">
            {requestsTexts.diagnosticsHint}
          </Text>
          <Box as="ul" listStyleType="none" aria-label={requestsTexts.diagnostics}>
            {facts.map(({ name, value }) => {
              const kept = withheld.includes(name);
              return (
                <Box as="li" key={name} borderBottomWidth="1px" borderColor="border">
                  <Line
                    display="flex"
                    alignItems="flex-start"
                    gap="3"
                    paddingY="1.5"
                    fontSize="sm"
                    cursor="pointer"
                    css={touchTarget}
                  >
                    <Tick
                      type="checkbox"
                      checked={!kept}
                      onChange={() => toggle(name)}
                      flex="none"
                      boxSize="4"
                      marginTop="0.5"
                      accentColor="accent.solid"
                    />
                    <Text as="span" flex="none" width="6.5rem" fontWeight="500">
                      {name}
                    </Text>
                    <Text
                      as="span"
                      color="fg.muted"
                      overflowWrap="anywhere"
                      textDecoration={kept ? 'line-through' : 'none'}
                    >
                      {value}
                    </Text>
                  </Line>
                </Box>
              );
            })}
          </Box>
        </>
      )}
    </Stack>
  );
}
