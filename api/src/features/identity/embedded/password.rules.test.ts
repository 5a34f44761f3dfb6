import { expect, it } from 'vitest';
import { refuseWeakPassword } from './password.rules.ts';

const ada = { name: 'Ada Lovelace', email: 'ada.countess@example.org' };

it.each(['password', 'PassWord', 'qwertyuiop', '1234567890', 'football1'])(
  'refuses %s, which is common',
  async (password) => {
    await expect(refuseWeakPassword(password, ada)).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
  },
);

it.each(['AdaLovelace', 'lovelace1815', 'ada.countess@example.org', 'Countess2026!', 'example.org'])(
  "refuses %s, which is the person's own name or address",
  async (password) => {
    await expect(refuseWeakPassword(password, ada)).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
  },
);

it.each(['correct horse battery', 'lovelace likes engines', 'Adaptable-9', 'каштановая аллея'])(
  'takes %s',
  async (password) => {
    await expect(refuseWeakPassword(password, ada)).resolves.toBeUndefined();
  },
);
