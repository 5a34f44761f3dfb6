import { expect, test } from 'vitest';
import { importsOf, withImports } from './imports.mjs';

const exports = new Map([
  ['Text', { entry: 'kit/ui', isType: false }],
  ['Task', { entry: 'kit/markdown', isType: true }],
  ['tasksOf', { entry: 'kit/markdown', isType: false }],
]);

test.each([
  ['const [first] = tasksOf("Text"); // Text', "import { tasksOf } from 'kit/markdown';"],
  ['const a: Task = tasksOf(b)[0];', "import { type Task, tasksOf } from 'kit/markdown';"],
  ['const tasksOf = 1; tasksOf.Text;', ''],
  ['const { data: Text } = a; Text();', ''],
  ['<Text />', "import { Text } from 'kit/ui';"],
  ['useState(1);', "import { useState } from 'react';"],
])('%s', (example, imports) => {
  expect(importsOf(example, exports)).toBe(imports);
});

test('imports of its own stay together with the others', () => {
  expect(withImports("import { Sun } from 'icons';\n\n<Text><Sun /></Text>;", exports)).toBe(
    "import { Text } from 'kit/ui';\nimport { Sun } from 'icons';\n\n<Text><Sun /></Text>;",
  );
});
