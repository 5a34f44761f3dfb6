import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

function failing(times: number) {
  let time = 0;
  const circuit = createCircuit(() => time);
  for (let i = 0; i < times; i += 1) circuit.failed();
  return { circuit, pass: (ms: number) => (time += ms) };
}

test('opens after three failures and lets an attempt through after 30 s', () => {
  expect(failing(2).circuit.isOpen()).toBe(false);
  const { circuit, pass } = failing(3);
  expect(circuit.isOpen()).toBe(true);
  pass(29_999);
  expect(circuit.isOpen()).toBe(true);
  pass(1);
  expect(circuit.isOpen()).toBe(false);
});

test('is open again when the attempt it let through fails', () => {
  const { circuit } = failing(3);
  circuit.halfOpen();
  expect(circuit.isOpen()).toBe(false);
  circuit.failed();
  expect(circuit.isOpen()).toBe(true);
});

test('a success closes it and counts anew', () => {
  const { circuit } = failing(3);
  circuit.succeeded();
  circuit.failed();
  expect(circuit.isOpen()).toBe(false);
});
