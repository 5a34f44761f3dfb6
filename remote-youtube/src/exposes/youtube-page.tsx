export { YoutubePage as Component } from '../pages/youtube-page.tsx';
