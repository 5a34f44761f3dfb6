import { chakra, HStack } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { readingKey } from '../../shortcuts/reading-direction.ts';

const Tab = chakra('button');

interface TabListProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  panelId: string;
  onChange: (value: T) => void;
}

/**
 * Tabs after the WAI-ARIA pattern. Hand-written, because Chakra's tabs are a larger download than the first page can take.
 *
 * @example
 * const [tab, setTab] = useState<'today' | 'week'>('today');
 * <TabList
 *   label="Weather"
 *   tabs={[
 *     { value: 'today', label: 'Today' },
 *     { value: 'week', label: 'This week' },
 *   ]}
 *   value={tab}
 *   panelId="weather-panel"
 *   onChange={setTab}
 * />;
 */
export function TabList<T extends string>({ label, tabs, value, panelId, onChange }: TabListProps<T>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const key = readingKey(event.key);
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${panelId}-${next.value}`)?.focus();
  };
  return (
    <HStack
      role="tablist"
      aria-label={label}
      gap="5"
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          id={`${panelId}-${tab.value}`}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          height="touchTarget"
          marginBottom="-1px"
          cursor="pointer"
          fontWeight="550"
          color={tab.value === value ? 'fg' : 'fg.muted'}
          borderBottomWidth="2px"
          borderColor={tab.value === value ? 'accent.solid' : 'transparent'}
          _hover={{ color: 'fg' }}
        >
          {tab.label}
        </Tab>
      ))}
    </HStack>
  );
}
