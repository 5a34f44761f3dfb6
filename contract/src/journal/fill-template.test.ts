import { expect, it } from 'vitest';
import { fillTemplate, localMoment } from './fill-template.ts';

const facts = { day: '2026-12-01', time: '09:05', title: 'Plan' };
const fill = (template: string) => fillTemplate(template, facts);

it('fills in date, time, and title, and says where the cursor goes', () => {
  expect(fill('# {{title}}\n{{date}} {{ Time }}\n\n- {{cursor}}\nend')).toEqual({
    text: '# Plan\n2026-12-01 09:05\n\n- \nend',
    cursor: 27,
  });
  expect(fill('{{cursor}}a{{cursor}}')).toEqual({ text: 'a', cursor: 0 });
});

it('writes a date in another form', () => {
  expect(fill('{{date:DD.MM.YYYY}} {{date:D/M/YY}} {{time:HH-mm}}').text).toBe('01.12.2026 1/12/26 09-05');
});

it('leaves what is no place of a template', () => {
  const text = '{{other}} {date} {{date: {{';
  expect(fill(text)).toEqual({ text, cursor: undefined });
});

it('names a moment where the program runs', () => {
  expect(localMoment(new Date(2026, 11, 1, 9, 5))).toEqual({ day: '2026-12-01', time: '09:05' });
});
