import { renderWithProviders } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { factorsTexts } from '../texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

test('says that codes cannot be copied where a browser has no clipboard for pages, as over plain HTTP', async () => {
  const toasts: ToastMessage[] = [];
  const disconnect = connectToaster((toast) => toasts.push(toast));
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  renderWithProviders(<RecoveryCodes codes={['one', 'two']} onDone={() => undefined} />);
  fireEvent.click(screen.getByText(factorsTexts.copyCodes));
  await waitFor(() => expect(toasts).toMatchObject([{ title: factorsTexts.copyFailed, type: 'error' }]));
  vi.unstubAllGlobals();
  disconnect();
});
