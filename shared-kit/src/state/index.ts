/**
 * State that lives outside of React components: `createStore(() => initial)` makes a store, `useStore(store, select)`
 * renders with a part of it. An object is merged into the state by `setState`; pass `true` to replace it, always for
 * arrays, sets and maps.
 */
export { useStore } from 'zustand/react';
export { createStore } from 'zustand/vanilla';
