import { links } from '@my-note/contract';
import { useNavigate } from '@my-note/kit/router';
import { rememberPath, session } from '@my-note/kit/session';
import { type ToastMessage, toast } from '@my-note/kit/ui';
import { useEffect, useRef } from 'react';

/**
 * Shows the home page without a user, and perhaps a message, after the service has ended the session. The user goes
 * when this page has gone: earlier, its guard would go to the login page.
 */
export function useLeave(): (message?: ToastMessage) => void {
  const navigate = useNavigate();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  return (message) => {
    leave.current = () => {
      setTimeout(() => {
        session.signOut();
        // Messages to the user who has gone are dropped.
        setTimeout(() => message && toast(message));
      });
    };
    rememberPath(links.home());
    void navigate(links.home());
  };
}
