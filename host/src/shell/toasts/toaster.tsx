import { TOAST } from '@my-note/contract';
import { createToaster, Toast, Toaster } from '@my-note/kit/overlays';
import { useSession } from '@my-note/kit/session';
import { connectToaster, Portal, Stack, touchTarget } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { texts } from '../../platform/texts.ts';
import { useRoomBelow } from './use-room-below.ts';

const SIDE = '1rem';
const newToaster = () =>
  createToaster({
    placement: 'bottom-end',
    max: TOAST.max,
    pauseOnPageIdle: true,
    offsets: { left: SIDE, right: SIDE, top: SIDE, bottom: 'var(--room-below)' },
  });

/** Paper with a line around it, as menus have; only an error is red. */
const surface = {
  borderWidth: '1px',
  '--toast-border-color': 'colors.border.emphasized',
  '&[data-type=success]': {
    bg: 'bg.panel',
    color: 'fg',
    '--toast-trigger-bg': 'colors.bg.muted',
    '--toast-border-color': 'colors.border.emphasized',
  },
  '&[data-type=error]': {
    borderColor: 'red.solid',
    '--toast-border-color': 'currentColor',
    '& :focus-visible': { outlineColor: 'currentColor' },
    '& ::selection': { bg: 'red.contrast', color: 'red.solid' },
  },
};

function UserToaster() {
  const [toaster] = useState(newToaster);
  const roomBelow = useRoomBelow();
  useEffect(
    () =>
      connectToaster(({ duration = TOAST.defaultMs, ...message }) => {
        // Changing the toaster's state during a render of React would warn.
        queueMicrotask(() => toaster.create({ ...message, duration, closable: true }));
      }),
    [toaster],
  );
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }} css={{ '--room-below': roomBelow }}>
        {({ title, description, action, type }) => (
          <Toast.Root
            width={{ md: 'sm' }}
            alignItems="center"
            gap="2"
            paddingY="2"
            paddingStart="4"
            paddingEnd="2"
            borderRadius="md"
            css={surface}
          >
            <Toast.Indicator {...(type === 'success' && { color: 'accent.fg' })} />
            <Stack gap="1" flex="1" minWidth="0" paddingY="1.5" overflowWrap="anywhere">
              {title && <Toast.Title>{title}</Toast.Title>}
              {description && <Toast.Description>{description}</Toast.Description>}
            </Stack>
            {action && (
              <Toast.ActionTrigger flex="none" css={touchTarget}>
                {action.label}
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger
              position="static"
              flex="none"
              boxSize="8"
              color="inherit"
              aria-label={texts.close}
              css={touchTarget}
              _hover={{ bg: 'var(--toast-trigger-bg)' }}
            />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}

/**
 * Shows the kit's toasts, at most three at a time (docs/specification/product.md#toasts). Shown and waiting toasts of one
 * user are dropped when the user changes.
 */
export const AppToaster = () => <UserToaster key={useSession(({ user }) => user?._id) ?? ''} />;
