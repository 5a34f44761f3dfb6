import { expect, it } from 'vitest';
import { linesWithPaths } from './page-paths.mjs';

it.each([
  ["navigate('/i/trash')", [1]],
  ['const a = 1;\n<Link to="/login">', [2]],
  ['go(`/i/youtube`)', [1]],
  ["to='/login?create'", [1]],
  ["'/i'", [1]],
])('finds the path in %s', (source, lines) => {
  expect(linesWithPaths(source)).toEqual(lines);
});

it.each([
  ['/** `/i/trash`. */'],
  [' * opens `/i/shared`'],
  ["// '/login'"],
  ["'/items'"],
  ["'/api/login-requests'"],
  ['links.trash()'],
])('finds none in %s', (source) => {
  expect(linesWithPaths(source)).toEqual([]);
});
