import { readingKey } from '@my-note/kit/shortcuts';
import type { KeyboardEvent } from 'react';

/** Arrow keys move the focus (WAI-ARIA toolbar pattern). */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event.key)];
  if (!step) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const index = tools.findIndex((tool) => tool.matches(':focus'));
  tools[(index + step + tools.length) % tools.length]?.focus();
  event.preventDefault();
}
