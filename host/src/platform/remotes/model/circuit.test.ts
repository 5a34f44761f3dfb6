import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';
import { RemoteError } from './errors.ts';

const away = new RemoteError('network', 'away');

function failing(times: number) {
  let time = 0;
  const circuit = createCircuit({ now: () => time });
  for (let i = 0; i < times; i += 1) circuit.failed(away);
  return { circuit, pass: (ms: number) => (time += ms) };
}

test('opens after three failures and lets an attempt through after 30 s', () => {
  expect(failing(2).circuit.state()).toBe('closed');
  const { circuit, pass } = failing(3);
  expect(circuit.state()).toBe('open');
  pass(29_999);
  expect(circuit.state()).toBe('open');
  pass(1);
  expect(circuit.state()).toBe('half-open');
});

test('is open again when the attempt it let through fails', () => {
  const { circuit } = failing(3);
  circuit.halfOpen();
  expect(circuit.state()).toBe('half-open');
  circuit.failed(away);
  expect(circuit.state()).toBe('open');
});

test('a success closes it and resets the failure count', () => {
  const { circuit } = failing(3);
  circuit.succeeded();
  circuit.failed(away);
  expect(circuit.state()).toBe('closed');
});

test('rejects with the last error while open, and lets attempts through otherwise', () => {
  expect(() => failing(3).circuit.check()).toThrow(away);
  expect(() => failing(2).circuit.check()).not.toThrow();
  const { circuit } = failing(3);
  circuit.halfOpen();
  expect(() => circuit.check()).not.toThrow();
});

test('notifies of each change of state, and of nothing else', () => {
  const states: string[] = [];
  const circuit = createCircuit({ onChange: (state) => states.push(state) });
  for (let i = 0; i < 4; i += 1) circuit.failed(away);
  circuit.halfOpen();
  circuit.failed(away);
  circuit.halfOpen();
  circuit.succeeded();
  circuit.succeeded();
  expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
  expect(circuit.attempts()).toBe(5);
});
