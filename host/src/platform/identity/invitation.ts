const KEY = 'my-note.invitation';
const FRAGMENT = /^#invitation=([\w-]{20,100})$/;

/** The token of the link that this tab was opened with. */
function keptInvitation(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes an invitation out of the address, where people would copy it with the page. It is kept for this tab: a provider
 * may send the browser elsewhere and back.
 */
export function takeInvitation(): string | undefined {
  const [, token] = FRAGMENT.exec(window.location.hash) ?? [];
  if (!token) return keptInvitation();
  try {
    sessionStorage.setItem(KEY, token);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  } catch {
    // Without storage it stays in the address, and the form below has it.
  }
  return token;
}

export function dropInvitation() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

/** Part of the payload of a new account. */
export const withInvitation = () => {
  const invitation = keptInvitation();
  return invitation ? { invitation } : {};
};
