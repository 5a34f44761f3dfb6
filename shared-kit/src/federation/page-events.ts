/**
 * Events on `window` between the host and the remotes. They are part of the contract like exports of the kit
 * are, but need none: a remote that was built before one of them existed simply does not speak of it.
 */
declare global {
  interface WindowEventMap {
    /**
     * The host is about to load the app again by itself, for example because files of a remote vanished in a
     * deployment. Whoever holds work that is not saved calls `preventDefault()`; the person is asked then.
     */
    'my-note:before-reload': CustomEvent;
    /** A developer's own copy of a remote has compiled anew; only while it is put in place of the published one. */
    'my-note:remote-updated': CustomEvent<{ remote: string }>;
  }
}

export {};
