export { CapturePage as Component } from '../capture/capture-page.tsx';
