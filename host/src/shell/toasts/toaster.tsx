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
        // Changing the toaster's state during a render of React would warn.
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
 * Shows the kit's toasts, at most three at a time (docs/specification/product.md#toasts). Shown and waiting toasts of one
 * user are dropped when the user changes.
 */
export const AppToaster = () => <UserToaster key={useSession(({ user }) => user?._id) ?? ''} />;
