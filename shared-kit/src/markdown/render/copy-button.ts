import { copyText } from '../../ui/forms/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import { anchorOfElement } from '../headings/headings.ts';
import { markdownTexts } from '../texts.ts';
import { PARTS } from './decorate.ts';

/** Milliseconds for which a button says that it copied. */
const SAID = 2_000;

function sayCopied(button: HTMLElement): void {
  if (button.dataset.copied !== undefined) return;
  const name = button.getAttribute('aria-label') ?? '';
  button.dataset.copied = markdownTexts.copied;
  button.setAttribute('aria-label', markdownTexts.copied);
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', name);
  }, SAID);
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code')?.textContent ?? '';
  try {
    await copyText(code.replace(/\n$/, ''));
    sayCopied(button);
  } catch {
    toast({ title: markdownTexts.copyFailed, type: 'error' });
  }
}

async function copyHeading(button: HTMLElement, goTo: (id: string) => void): Promise<void> {
  const heading = button.parentElement?.querySelector(':scope > [id]');
  const id = heading ? anchorOfElement(heading) : '';
  const address = new URL(location.href);
  address.search = '';
  address.hash = encodeURIComponent(id);
  try {
    await copyText(address.href);
    sayCopied(button);
  } catch {
    goTo(id);
    toast({ title: markdownTexts.copyHeadingFailed, type: 'error' });
  }
}

/** Does what a button in a note's text is for. `goTo` puts an anchor into the address. */
export function press(button: HTMLElement, goTo: (id: string) => void): void {
  if (button.dataset.part === PARTS.copyCode) void copyCode(button);
  if (button.dataset.part === PARTS.copyHeading) void copyHeading(button, goTo);
}
