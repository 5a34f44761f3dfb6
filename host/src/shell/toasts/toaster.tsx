import { TOAST } from '@my-note/contract';
import { createToaster, Toast, Toaster } from '@my-note/shared-kit/overlays';
import { useSession } from '@my-note/shared-kit/session';
import { connectToaster, Portal, Stack } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';

const newToaster = () => createToaster({ placement: 'bottom-end', max: TOAST.max, pauseOnPageIdle: true });

function UserToaster() {
  const [toaster] = useState(newToaster);
  useEffect(
    () =>
      connectToaster(({ duration = TOAST.defaultMs, ...message }) => {
        // The toaster keeps its own state; adding to it inside a render of React would warn.
        queueMicrotask(() => toaster.create({ ...message, duration, closable: true }));
      }),
    [toaster],
  );
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {({ title, description, action }) => (
          <Toast.Root width={{ md: 'sm' }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              {title && <Toast.Title>{title}</Toast.Title>}
              {description && <Toast.Description>{description}</Toast.Description>}
            </Stack>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}

/**
 * Puts the kit's messages on screen, at most three at once (docs/specification/product.md#toasts). What one person
 * was told is
 * not there for the next, nor once they have left; neither is what was still in line.
 */
export const AppToaster = () => <UserToaster key={useSession(({ user }) => user?._id) ?? ''} />;
