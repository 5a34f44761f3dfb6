import { expect, it } from 'vitest';
import { quoteBlocks } from './callouts.rules.ts';

const rules = {
  opens: (line: string) => (line === ':::info' ? 'info' : undefined),
  closes: (line: string) => line === ':::',
};

it('A callout below an item stays in the item', () => {
  const text = '- Toggle\n\n    :::info\n    text\n\n      - deeper\n  less\n    :::\n- next\n';
  expect(quoteBlocks(text, rules)).toBe(
    '- Toggle\n\n    > [!info]\n    > text\n    >\n    >   - deeper\n    > less\n\n- next\n',
  );
});
